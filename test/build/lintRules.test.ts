import { lintRestricted } from '../support/build/lintRestricted';

const NUMBER = 'A number of the specification: import it from contract/constants.';
const TEXT = 'A text that people read comes from the message catalogue: useMessages().';

/** The lines that a rule reports. */
const linesWith = (message: string, file: string, lines: readonly string[]): readonly string[] =>
  lintRestricted(file, lines)
    .filter((found) => found.message === message)
    .map(({ line }) => lines[line - 1] ?? '');

it('the telling numbers of the specification are refused outside of their module, as numbers and as texts [CON-01]', () => {
  const numbers = ['4800', '9600', '300000', '300_000', '14400', '14_400', '31536000', '31_536_000'];
  const refused = [
    ...numbers.flatMap((number) => [`wait(${number});`, `wait('${number}');`]),
    "match('(min-width: 47.9375em)');",
    'match(`(max-width: 64.0625em)`);',
  ];
  const allowed = ['wait(48000);', 'wait(480);', "find('X-4800-Y');", 'wait(4.8);'];
  const lines = [...refused, ...allowed];
  for (const file of ['src/storefront/layout/Shell.tsx', 'src/server/http/etag.ts'])
    expect([file, linesWith(NUMBER, file, lines)]).toEqual([file, refused]);
  expect(linesWith(NUMBER, 'src/contract/constants/lateConstants.ts', lines)).toEqual([]);
});

it('a text that is read is refused outside of the catalogue, in elements and in what is read of them [CON-04]', () => {
  const refused = [
    'show(<p>Bonjour</p>);',
    'show(<p>{count} produits</p>);',
    "show(<p>{'Bonjour'}</p>);",
    'show(<button aria-label="Fermer" />);',
    'show(<img alt="Un pot de crème" />);',
    'show(<input placeholder="Rechercher" />);',
  ];
  const allowed = [
    "show(<p>{t('cart.title')}</p>);",
    'show(<p>{name} · {sku} –</p>);',
    'show(<img alt="" />);',
    'show(<Empty title="errors.category.title" />);',
    'show(<input type="search" name="term" />);',
  ];
  const lines = [...refused, ...allowed];
  for (const file of [
    'src/storefront/layout/Shell.tsx',
    'src/builder/app/Workbench.tsx',
    'src/support/app/SupportApp.tsx',
  ])
    expect([file, linesWith(TEXT, file, lines)]).toEqual([file, refused]);
});

it('what the server says is refused outside of its texts [CON-04]', () => {
  const refused = ["say('Paiement refusé');", 'say(`<p>Référence : ${id}</p>`);', 'say("<h1>Déjà payé</h1>");'];
  const allowed = ["say(sentence('payment.refused'));", 'say(`<p>${text}</p>`);'];
  const lines = [...refused, ...allowed];
  const message = 'What the server says is an entry of its catalogue: server/texts.';
  for (const file of ['src/server/pages/failurePage.ts', 'src/demo/payments/bank/bankPages.ts'])
    expect([file, linesWith(message, file, lines)]).toEqual([file, refused]);
});

it('a name that the code has given up is refused with the one that stands for it', () => {
  const lines = [
    'const actedFor = null;',
    'const cardLook = {};',
    'type CartOperation = string;',
    'const cartTold = 0;',
    'const someGoods = [];',
    'type Place = string;',
  ];
  const found = ['src/storefront/app/a.ts', 'src/server/a.ts', 'test/server/a.ts'].map((file) =>
    lintRestricted(file, lines).map(({ line, message }) => `${line} ${message.split('; ')[1] ?? ''}`),
  );
  const instead = [
    '1 instead: effectiveAccount.',
    '2 instead: styles, in a file that ends in .styles.ts.',
    '3 instead: command.',
    '4 instead: notified, notify…, or what it is.',
    '5 instead: products, lines.',
    '6 instead: index, position, path, address: what it is.',
  ];
  expect(found).toEqual([instead, instead, instead]);
});

it('a function of statements that is no declaration is refused, but for one whose type is written', () => {
  const message = 'A function of statements is a declaration: function name() {}; an arrow returns one expression.';
  const refused = ['const read = () => { return 1; };', 'export const load = async () => { await read(); };'];
  const allowed = ['function other() { return 1; }', 'const sum = () => 1;', 'const show: Show = () => { sum(); };'];
  const lines = [...refused, ...allowed];
  for (const file of ['src/storefront/app/a.ts', 'src/server/a.ts', 'src/demo/a.ts', 'test/server/a.ts'])
    expect([file, linesWith(message, file, lines)]).toEqual([file, refused]);
});

it('a module that is imported twice, for its types and its values, is refused', () => {
  const twice = "import { a } from './a';";
  const lines = ["import type { A } from './a';", twice, "import { b, type B } from './b';"];
  for (const file of ['src/storefront/app/a.ts', 'src/server/a.ts', 'test/server/a.ts'])
    expect([file, linesWith("'./a' import is duplicated.", file, lines)]).toEqual([file, [twice]]);
});
