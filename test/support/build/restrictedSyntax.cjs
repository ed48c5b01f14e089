// usage: restrictedSyntax.cjs FILE < CODE. Prints as JSON the lines of the code that the rules below refuse if they
// stand in this file of the project, each with its message.
const { readFileSync } = require('node:fs');
const { Linter } = require('eslint');
const { parser } = require('typescript-eslint');

const RULES = ['no-restricted-syntax', 'no-duplicate-imports'];

const pick = (rules) => Object.fromEntries(Object.entries(rules).filter(([name]) => RULES.includes(name)));

const lint = async (file, code) => {
  const { default: house } = await import('../../../eslint.config.mjs');
  const ofSyntax = house
    .map(({ rules = {}, ...block }) => ({ ...block, rules: pick(rules) }))
    .filter(({ rules }) => Object.keys(rules).length > 0)
    .map(({ files, ignores, rules }) => ({ files, ...(ignores && { ignores }), rules }));
  const parsed = {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: file.endsWith('x') } } },
  };
  return new Linter().verify(code, [parsed, ...ofSyntax], file).map(({ line, message }) => ({ line, message }));
};

void lint(process.argv[2], readFileSync(0, 'utf8')).then((found) => process.stdout.write(JSON.stringify(found)));
