// usage: restrictedSyntax.cjs. Reads requests, a line of JSON each: a file of the project, and code. Answers each by a
// line of JSON: the lines of the code that the rules below refuse if they stand in that file, each with its message.
const { createInterface } = require('node:readline');
const { Linter } = require('eslint');
const { parser } = require('typescript-eslint');

const RULES = ['no-restricted-syntax', 'no-duplicate-imports', 'words/retired-names'];

const pick = (rules) => Object.fromEntries(Object.entries(rules).filter(([name]) => RULES.includes(name)));

const rulesOfHouse = async () => {
  const { default: house } = await import('../../../eslint.config.mjs');
  return house
    .map(({ rules = {}, ...block }) => ({ ...block, rules: pick(rules) }))
    .filter(({ rules }) => Object.keys(rules).length > 0)
    .map(({ files, ignores, plugins, rules }) => ({
      files,
      ...(ignores && { ignores }),
      ...(plugins && { plugins }),
      rules,
    }));
};

const lint = (rules, { file, code }) => {
  const parsed = {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: file.endsWith('x') } } },
  };
  return new Linter().verify(code, [parsed, ...rules], file).map(({ line, message }) => ({ line, message }));
};

void rulesOfHouse().then(async (rules) => {
  for await (const request of createInterface({ input: process.stdin }))
    process.stdout.write(`${JSON.stringify(lint(rules, JSON.parse(request)))}\n`);
});
