import { startRestrictedLint, type RestrictedLint } from '../support/build/lintRestricted';

const NUMBER = 'A number of the specification: import it from contract/constants.';
const TEXT = 'A text that people read comes from the message catalogue: useMessages().';

let linter: RestrictedLint;
beforeAll(() => {
  linter = startRestrictedLint();
});
afterAll(() => linter.close());

/** The lines that a rule reports. */
async function linesWith(message: string, file: string, lines: readonly string[]): Promise<readonly string[]> {
  const found = await linter.lint(file, lines);
  return found.filter((one) => one.message === message).map(({ line }) => lines[line - 1] ?? '');
}

it('the telling numbers of the specification are refused outside of their module, as numbers and as texts [CON-01]', async () => {
  const numbers = ['4800', '9600', '300000', '300_000', '14400', '14_400', '31536000', '31_536_000'];
  const refused = [
    ...numbers.flatMap((number) => [`wait(${number});`, `wait('${number}');`]),
    "match('(min-width: 47.9375em)');",
    'match(`(max-width: 64.0625em)`);',
  ];
  const allowed = ['wait(48000);', 'wait(480);', "find('X-4800-Y');", 'wait(4.8);'];
  const lines = [...refused, ...allowed];
  for (const file of ['src/storefront/layout/Shell.tsx', 'src/server/http/etag.ts'])
    expect([file, await linesWith(NUMBER, file, lines)]).toEqual([file, refused]);
  expect(await linesWith(NUMBER, 'src/contract/constants/lateConstants.ts', lines)).toEqual([]);
});

it('a text that is read is refused outside of the catalogue, in elements and in what is read of them [CON-04]', async () => {
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
    expect([file, await linesWith(TEXT, file, lines)]).toEqual([file, refused]);
});

it('what the server says is refused outside of its texts [CON-04]', async () => {
  const refused = ["say('Paiement refusé');", 'say(`<p>Référence : ${id}</p>`);', 'say("<h1>Déjà payé</h1>");'];
  const allowed = ["say(sentence('payment.refused'));", 'say(`<p>${text}</p>`);'];
  const lines = [...refused, ...allowed];
  const message = 'What the server says is an entry of its catalogue: server/texts.';
  for (const file of ['src/server/pages/failurePage.ts', 'src/demo/payments/bank/bankPages.ts'])
    expect([file, await linesWith(message, file, lines)]).toEqual([file, refused]);
});

it('a retired name is refused with the one to write instead, as an identifier or a property in quotes', async () => {
  const lines = [
    'const actedFor = null;',
    'const cardLook = {};',
    'type CartOperation = string;',
    'const cartTold = 0;',
    'const someGoods = [];',
    'type Place = string;',
    "const kept = { 'actedFor': null };",
    "const read = kept['actedFor'];",
    "interface Kept { 'actedFor': string }",
    'class Page { #inHand = 1; }',
    'show(<Card cardLook={1} />);',
    // Texts may have any of these words: they may quote a recording or another server.
    "say('actedFor');",
  ];
  const instead = [
    '1 instead: effectiveAccount.',
    '2 instead: styles, in a file that ends in .styles.ts.',
    '3 instead: command.',
    '4 instead: notified, notify…, or what it is.',
    '5 instead: products, lines.',
    '6 instead: index, position, path, address: what it is.',
    '7 instead: effectiveAccount.',
    '8 instead: effectiveAccount.',
    '9 instead: effectiveAccount.',
    '10 instead: selection.',
    '11 instead: styles, in a file that ends in .styles.ts.',
  ];
  for (const file of ['src/storefront/app/a.tsx', 'src/server/a.tsx', 'test/server/a.tsx']) {
    const found = await linter.lint(file, lines);
    expect(found.map(({ line, message }) => `${line} ${message.split('; ')[1] ?? ''}`)).toEqual(instead);
  }
});

it('a function of statements that is no declaration is refused, but for one whose type is written', async () => {
  const message = 'A function of statements is a declaration: function name() {}; an arrow returns one expression.';
  const refused = ['const read = () => { return 1; };', 'export const load = async () => { await read(); };'];
  const allowed = ['function other() { return 1; }', 'const sum = () => 1;', 'const show: Show = () => { sum(); };'];
  const lines = [...refused, ...allowed];
  for (const file of ['src/storefront/app/a.ts', 'src/server/a.ts', 'src/demo/a.ts', 'test/server/a.ts'])
    expect([file, await linesWith(message, file, lines)]).toEqual([file, refused]);
});

it('an answer whose type an endpoint claims by a cast is refused; askFor types it', async () => {
  const message = 'Make the call by askFor<T>(ask, call), whose answer is typed (storefront/api).';
  const refused = ['const prices = (await ask(call)) as Answered<Prices>;'];
  const lines = [
    ...refused,
    'const typed = await askFor<Prices>(ask, call);',
    'const read = (await load()) as Prices;',
  ];
  for (const file of ['src/storefront/features/prices/a.ts', 'src/builder/publication/a.ts'])
    expect([file, await linesWith(message, file, lines)]).toEqual([file, refused]);
});

it('the modules of constants may write numbers, their index may export all of them, and nothing else', async () => {
  const lines = ['enum Sort { Name }', 'wait(4800);', "export * from './late';", 'const now = new Date();'];
  const linesOf = async (file: string) => (await linter.lint(file, lines)).map(({ line }) => line);
  expect(await linesOf('src/contract/constants/lateConstants.ts')).toEqual([1, 3, 4]);
  expect(await linesOf('src/contract/constants/index.ts')).toEqual([1, 4]);
});

it('the build, which exports a default as webpack asks, is held to all other rules', async () => {
  const lines = ['export default {};', 'enum Mode { Development }', 'const actedFor = null;'];
  const found = await linter.lint('webpack.config.ts', lines);
  expect(found.map(({ line }) => line)).toEqual([2, 3]);
});

it('a module that is imported twice, for its types and its values, is refused', async () => {
  const twice = "import { a } from './a';";
  const lines = ["import type { A } from './a';", twice, "import { b, type B } from './b';"];
  for (const file of ['src/storefront/app/a.ts', 'src/server/a.ts', 'test/server/a.ts'])
    expect([file, await linesWith("'./a' import is duplicated.", file, lines)]).toEqual([file, [twice]]);
});

const writtenActions = [
  "builder.addCase('cart/itemAdded', add);",
  'builder.addCase(`cart/itemAdded`, add);',
  "take('cart/itemAdded');",
  'take(`${room}/itemAdded`);',
  "take(['cart/itemAdded']);",
  "take([itemAdded.type, 'cart/itemRemoved']);",
  'takeEvery([itemAdded.type, `cart/itemRemoved`], work);',
  "takeLatest('cart/itemAdded', work);",
  "takeLeading('cart/itemAdded', work);",
  "takeMaybe('cart/itemAdded');",
  "debounce('search/termTyped', work);",
  "debounce(['search/termTyped'], work, 300);",
  "throttle(300, 'search/termTyped', work);",
  'throttle(300, `search/termTyped`, work);',
  "actionChannel('cart/itemAdded');",
];
const namedActions = [
  'builder.addCase(itemAdded, add);',
  "take('*');",
  'take(itemAdded.type);',
  'takeEvery([itemAdded.type, itemRemoved.type], work);',
  "takeEvery(itemAdded.type, work, 'cart');",
  "debounce('*', work);",
  'throttle(300, [itemAdded.type], work);',
];

it('lint refuses an action that is written as a text wherever a reducer or a process names one', async () => {
  const found = await linter.lint('src/storefront/features/cart/example.ts', [...writtenActions, ...namedActions]);
  expect(found.map(({ line }) => line)).toEqual(writtenActions.map((_, nth) => nth + 1));
  for (const { message } of found) expect(message).toContain('by its creator');
});

it('tests may write actions as texts', async () => {
  expect(await linter.lint('test/storefront/example.ts', writtenActions)).toEqual([]);
});
