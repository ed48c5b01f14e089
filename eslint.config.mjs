import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';
import a11y from 'eslint-plugin-jsx-a11y';

// What a reducer, a component or a rule may never read: the same state must always give the same page.
const outsideWorld = {
  globals: [
    ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
      name,
      message: 'Network: only through an endpoint (platform/http).',
    })),
    ...['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) => ({
      name,
      message: 'Storage: only in platform/storage.',
    })),
    ...[
      'setTimeout',
      'setInterval',
      'setImmediate',
      'requestAnimationFrame',
      'requestIdleCallback',
      'queueMicrotask',
    ].map((name) => ({
      name,
      message: "Timers: a saga's delay, or platform/.",
    })),
    { name: 'crypto', message: 'Chance: ids come from platform/ids when an action is made.' },
    { name: 'history', message: 'History follows the state: platform/history.' },
    { name: 'performance', message: 'Clock: platform/clock when an action is made.' },
  ],
  properties: [
    { object: 'Date', property: 'now', message: 'Clock: platform/clock when an action is made.' },
    { object: 'Math', property: 'random', message: 'Chance: platform/ids when an action is made.' },
    ...[
      'localStorage',
      'sessionStorage',
      'setTimeout',
      'setInterval',
      'fetch',
      'history',
      'crypto',
      'performance',
    ].flatMap((property) =>
      ['window', 'globalThis', 'self'].map((object) => ({ object, property, message: 'Only in platform/.' })),
    ),
  ],
};

/** Texts as the argument that a selector finds, or in a list there; the star, which stands for every action, is none. */
const writtenIn = (...places) =>
  places
    .flatMap((place) => [
      `${place}:matches(Literal[value!='*'], TemplateLiteral)`,
      `${place}:matches(ArrayExpression) > :matches(Literal, TemplateLiteral)`,
    ])
    .join(', ');

const syntax = {
  enums: { selector: 'TSEnumDeclaration', message: 'A union of literals instead of an enum.' },
  exportAll: { selector: 'ExportAllDeclaration', message: 'Name what a door exports.' },
  defaultExport: { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  clock: {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Clock: platform/clock when an action is made.',
  },
  upsert: {
    selector: "MemberExpression[property.name='upsertQueryData']",
    message: 'It marks its argument with a symbol and does not replay: upsertQueryEntries.',
  },
  retiredWords: {
    selector:
      'Identifier[name=/Look$|[aA]ctedFor|[oO]rdersNothing|[iI]nHand|^createTap$|^fetchTrouble$|^createPart$|^comesSoon$|^readShell$|^(load|await)(All)?Parts?$|^callWithRepeats$|(Cart|Checkout|Address|Coupon|Batch)Operation|NamesAtWork|^sayLocked$|^[wW]ish|Wish|^[fF]ate([A-Z]|$)|Trouble|^troubles|[sS]electTold|^isTold$|^toTell$|^tell(Heights)?$/]',
    message: 'A word that the house no longer uses: docs/GLOSSARY.md has the one that stands for it.',
  },
  writtenAction: {
    selector: writtenIn(
      "CallExpression[callee.property.name='addCase'] > :first-child",
      'CallExpression[callee.name=/^(take(Maybe|Every|Latest|Leading)?|actionChannel|debounce)$/] > :first-child',
      "CallExpression[callee.name='throttle'] > :nth-child(2)",
    ),
    message: 'The action by its creator: an action of another room comes through its door.',
  },
  styleAttribute: {
    selector: "JSXAttribute[name.name='style']",
    message: 'The CSP refuses style attributes: styled-components or a custom property.',
  },
  constants: {
    // By the source text: a pattern is never held against a number.
    selector:
      'Literal[raw=/^\\W?(4_?800|9_?600|300_?000|14_?400|31_?536_?000)\\W?$/], Literal[raw=/47\\.9375em|64\\.0625em/], TemplateElement[value.raw=/47\\.9375em|64\\.0625em/]',
    message: 'A number of the specification: contract/constants.ts.',
  },
  writtenText: {
    selector: [
      'JSXText[value=/\\p{L}{2}/u]',
      'JSXElement > JSXExpressionContainer > Literal[value=/\\p{L}{2}/u]',
      // But for the id of a text.
      'JSXAttribute[name.name=/^(aria-label|aria-description|aria-roledescription|alt|title|placeholder|label|hint)$/] > Literal[value=/\\p{L}{2}/u]:not([value=/^\\w+(\\.[\\w%-]+)+$/])',
    ].join(', '),
    message: 'What is read is an entry of the message catalogue: useMessages().',
  },
};

/** A server has no elements: its French is known by its letters. */
const writtenFrench = {
  selector: 'Literal[value=/[àâçéèêëîïôùû]/i], TemplateElement[value.raw=/[àâçéèêëîïôùû]/i]',
  message: 'What the server says is an entry of its catalogue: server/texts.',
};

const everywhere = [
  syntax.enums,
  syntax.exportAll,
  syntax.defaultExport,
  syntax.styleAttribute,
  syntax.upsert,
  syntax.retiredWords,
  syntax.constants,
];

/** What tests may write: what they expect, in numbers and words, and what they are about, which may be the clock. */
const testsMay = [syntax.constants, syntax.writtenText, syntax.clock, syntax.writtenAction];

// Sagas wait in one way, so that what they wait for has its type and a cancelled one ends wherever it is.
const effects = [
  ...['take', 'put', 'putThunk', 'select', 'call', 'retry', 'delay', 'all', 'race', 'fork', 'spawn', 'join', 'cancel'],
  ...['cancelled', 'takeEvery', 'takeLatest', 'takeLeading', 'debounce', 'actionChannel', 'flush', 'request'],
];
const sagas = {
  untyped: { selector: 'YieldExpression[delegate=false]', message: 'yield* and an effect of kernel/effects.' },
  delegated: {
    selector: [
      'CallExpression',
      'ConditionalExpression > CallExpression.consequent',
      'ConditionalExpression > CallExpression.alternate',
    ]
      .map((call) => `YieldExpression[delegate=true] > ${call}:not([callee.name=/^(${effects.join('|')})$/])`)
      .join(', '),
    message: 'Another saga by call: kernel/effects says why.',
  },
};

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'data', 'coverage', 'screenshots'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, hooks.configs.flat.recommended, a11y.flatConfigs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'no-restricted-syntax': ['error', ...everywhere],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-empty-function': 'off',
      // Registering plugins and dispatching thunks return promises that their owners await.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/dot-notation': 'off',
      // RTK Query's endpoints without an argument are `build.query<Answer, void>`.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // A page without needs is still a saga.
      'require-yield': 'off',
    },
  },
  {
    files: [
      'src/contract/**',
      'src/commerce/**',
      'src/journal/**',
      'src/storefront/**',
      'src/support/**',
      'src/builder/**',
    ],
    ignores: ['src/storefront/platform/**'],
    rules: {
      'no-restricted-globals': ['error', ...outsideWorld.globals],
      'no-restricted-properties': ['error', ...outsideWorld.properties],
      'no-restricted-syntax': ['error', ...Object.values(syntax)],
    },
  },
  {
    files: ['src/storefront/**', 'src/builder/**', 'src/support/**'],
    // The player's generators are steps of its work, no sagas.
    ignores: ['src/storefront/platform/**', 'src/*/kernel/effects.ts', 'src/support/player/**'],
    rules: {
      'no-restricted-syntax': ['error', ...Object.values(syntax), ...Object.values(sagas)],
      'no-restricted-imports': [
        'error',
        { name: 'redux-saga/effects', message: 'Effects with types: kernel/effects.' },
      ],
    },
  },
  {
    files: ['src/server/**', 'src/demo/payments/**'],
    // Data: what is drawn on pictures, the demo's seller and banks, the name of a group of pictures.
    ignores: [
      'src/server/media/**',
      'src/server/features/invoices/seller.ts',
      'src/server/features/catalog/media.ts',
      'src/demo/payments/bank/testBanks.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, writtenFrench] },
  },
  {
    files: ['src/contract/constants.ts', 'test/contract/**'],
    rules: { 'no-restricted-syntax': ['error', syntax.enums, syntax.exportAll, syntax.defaultExport] },
  },
  // webpack reads a default export; an asset module is one.
  { files: ['webpack.config.ts', 'src/assets.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['test/**/*.ts', 'test/**/*.tsx'],
    rules: {
      // A test says for itself what it expects.
      'no-restricted-syntax': ['error', ...Object.values(syntax).filter((rule) => !testsMay.includes(rule))],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  {
    files: ['**/*.cjs', '**/*.mjs'],
    languageOptions: {
      globals: {
        module: 'readonly',
        require: 'readonly',
        process: 'readonly',
        console: 'readonly',
        __dirname: 'readonly',
        window: 'readonly',
      },
    },
  },
);
