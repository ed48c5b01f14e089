import path from 'node:path';
import { ESLint, Linter } from 'eslint';

const root = path.join(__dirname, '../..');
const RULE = 'no-restricted-syntax';

/** What the project's rule of that name says of a line in a file. */
const lintAs = async (file: string): Promise<(code: string) => readonly string[]> => {
  // The configuration as it holds for the file; of its rules only one is asked, which needs no types.
  const { languageOptions, rules } = (await new ESLint({ cwd: root }).calculateConfigForFile(
    file,
  )) as unknown as Linter.Config;
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    languageOptions: {
      parser: languageOptions?.['parser'],
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
    rules: { [RULE]: rules?.[RULE] ?? 'off' },
  };
  return (code) => new Linter().verify(code, config, 'some.tsx').map(({ message }) => message);
};

const NUMBER = 'A number of the specification: contract/constants.ts.';
const TEXT = 'What is read is an entry of the message catalogue: useMessages().';

it('the telling numbers of the specification are refused outside of their module, as numbers and as texts [CON-01]', async () => {
  const lint = await lintAs('src/storefront/layout/Shell.tsx');
  for (const told of ['4800', '9600', '300000', '300_000', '14400', '14_400', '31536000', '31_536_000'])
    for (const code of [`const ms = ${told};`, `const ms = '${told}';`, `wait(${told});`])
      expect([code, lint(code)]).toEqual([code, [NUMBER]]);
  for (const code of ["const at = '(min-width: 47.9375em)';", 'const at = `(max-width: 64.0625em)`;'])
    expect([code, lint(code)]).toEqual([code, [NUMBER]]);
  for (const code of ['const ms = 48000;', 'const ms = 480;', "const sku = 'X-4800-Y';", 'const em = 4.8;'])
    expect([code, lint(code)]).toEqual([code, []]);
  expect((await lintAs('src/server/http/etag.ts'))('const ms = 300_000;')).toEqual([NUMBER]);
  expect((await lintAs('src/contract/constants.ts'))('const ms = 300_000;')).toEqual([]);
});

it('a text that is read is refused outside of the catalogue, in elements and in what is read of them [CON-04]', async () => {
  for (const file of [
    'src/storefront/layout/Shell.tsx',
    'src/builder/app/Workbench.tsx',
    'src/support/app/SupportApp.tsx',
  ]) {
    const lint = await lintAs(file);
    for (const code of [
      'const x = <p>Bonjour</p>;',
      'const x = <p>{count} produits</p>;',
      "const x = <p>{'Bonjour'}</p>;",
      'const x = <button aria-label="Fermer" />;',
      'const x = <img alt="Un pot de crème" />;',
      'const x = <input placeholder="Rechercher" />;',
    ])
      expect([file, code, lint(code)]).toEqual([file, code, [TEXT]]);
    for (const code of [
      "const x = <p>{t('cart.title')}</p>;",
      'const x = <p>{name} · {sku}\u00a0–</p>;',
      'const x = <img alt="" />;',
      'const x = <Empty title="errors.category.title" />;',
      'const x = <input type="search" name="term" />;',
    ])
      expect([file, code, lint(code)]).toEqual([file, code, []]);
  }
});
