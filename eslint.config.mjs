import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';
import a11y from 'eslint-plugin-jsx-a11y';
import { retiredNamesRule } from './src/build/words/retiredNamesRule.cjs';

// What a reducer, a component or a rule may never read: the same state must always give the same page.
const outsideWorld = {
  globals: [
    ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
      name,
      message: 'Network: only through an endpoint of the API; platform/http sends its requests.',
    })),
    ...['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) => ({
      name,
      message: 'Storage: only in storefront/platform/storage.',
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
      message: 'Timers: a saga waits by `delay`; other timers stand in storefront/platform.',
    })),
    { name: 'crypto', message: 'Chance: take ids from platform/ids in the `prepare` of an action.' },
    { name: 'history', message: 'Navigate by navigationRequested: the history follows the state (platform/history).' },
    { name: 'performance', message: 'Clock: read platform/clock in the `prepare` of an action.' },
  ],
  properties: [
    { object: 'Date', property: 'now', message: 'Clock: read platform/clock in the `prepare` of an action.' },
    {
      object: 'Math',
      property: 'random',
      message: 'Chance: take ids from platform/ids in the `prepare` of an action.',
    },
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
      ['window', 'globalThis', 'self'].map((object) => ({ object, property, message: 'Only in storefront/platform.' })),
    ),
  ],
};

/** Selects texts that are an argument, or in an array that is one; '*', which matches every action, is allowed. */
const writtenIn = (...argumentSelectors) =>
  argumentSelectors
    .flatMap((argument) => [
      `${argument}:matches(Literal[value!='*'], TemplateLiteral)`,
      `${argument}:matches(ArrayExpression) > :matches(Literal, TemplateLiteral)`,
    ])
    .join(', ');

const syntax = {
  enums: { selector: 'TSEnumDeclaration', message: 'Write a union of literals instead of an enum.' },
  exportAll: {
    selector: 'ExportAllDeclaration',
    message: 'Export by name, so that a reader sees what this file publishes.',
  },
  defaultExport: { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  clock: {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Clock: read platform/clock in the `prepare` of an action.',
  },
  upsert: {
    selector: "MemberExpression[property.name='upsertQueryData']",
    message: 'Use upsertQueryEntries: upsertQueryData marks its argument with a symbol, which a recording cannot hold.',
  },
  writtenAction: {
    selector: writtenIn(
      "CallExpression[callee.property.name='addCase'] > :first-child",
      'CallExpression[callee.name=/^(take(Maybe|Every|Latest|Leading)?|actionChannel|debounce)$/] > :first-child',
      "CallExpression[callee.name='throttle'] > :nth-child(2)",
    ),
    message: 'Name the action by its creator; that of another feature is exported by its index.ts.',
  },
  castAnswer: {
    selector: "TSAsExpression > AwaitExpression.expression > CallExpression[callee.name='ask']",
    message: 'Make the call by askFor<T>(ask, call), whose answer is typed (storefront/api).',
  },
  functionForm: {
    selector: ['Program > VariableDeclaration', 'Program > ExportNamedDeclaration > VariableDeclaration']
      .map((declaration) => `${declaration} > VariableDeclarator:not([id.typeAnnotation])`)
      .map((declarator) => `${declarator} > ArrowFunctionExpression[body.type='BlockStatement']`)
      .join(', '),
    message: 'A function of statements is a declaration: function name() {}; an arrow returns one expression.',
  },
  styleAttribute: {
    selector: "JSXAttribute[name.name='style']",
    message: 'The content security policy refuses style attributes: use styled-components.',
  },
  constants: {
    // `raw` is the source text; esquery matches a pattern against strings only, and `value` is a number here.
    selector:
      'Literal[raw=/^\\W?(4_?800|9_?600|300_?000|14_?400|31_?536_?000)\\W?$/], Literal[raw=/47\\.9375em|64\\.0625em/], TemplateElement[value.raw=/47\\.9375em|64\\.0625em/]',
    message: 'A number of the specification: import it from contract/constants.',
  },
  writtenText: {
    selector: [
      'JSXText[value=/\\p{L}{2}/u]',
      'JSXElement > JSXExpressionContainer > Literal[value=/\\p{L}{2}/u]',
      // All but the id of a message, such as `cart.title`.
      'JSXAttribute[name.name=/^(aria-label|aria-description|aria-roledescription|alt|title|placeholder|label|hint)$/] > Literal[value=/\\p{L}{2}/u]:not([value=/^\\w+(\\.[\\w%-]+)+$/])',
    ].join(', '),
    message: 'A text that people read comes from the message catalogue: useMessages().',
  },
};

/** On the server a text for people is a string like any other; most French is recognised by its accented letters. */
const writtenFrench = {
  selector:
    'Literal[value=/[àâçéèêëîïôùûœ]/i], TemplateElement[value.raw=/[àâçéèêëîïôùûœ]/i], JSXText[value=/\\p{L}{2}/u]',
  message: 'What the server says is an entry of its catalogue: server/texts.',
};

const everywhere = [
  syntax.enums,
  syntax.exportAll,
  syntax.defaultExport,
  syntax.functionForm,
  syntax.styleAttribute,
  syntax.upsert,
  syntax.constants,
];

/** Rules that tests need not keep: they may contain numbers, texts and action types, read the clock, cast answers. */
const testsMay = [syntax.constants, syntax.writtenText, syntax.clock, syntax.writtenAction, syntax.castAnswer];

/** Every rule of syntax but the given ones, for a kind of file that they do not fit. */
const syntaxWithout = (...left) => Object.values(syntax).filter((rule) => !left.includes(rule));

// Effects that sagas take from their room's `kernel/effects` alone, so that results have types and a cancelled saga
// ends wherever it is.
const effects = [
  ...['take', 'put', 'putThunk', 'select', 'call', 'retry', 'delay', 'all', 'race', 'fork', 'spawn', 'join', 'cancel'],
  ...['cancelled', 'takeEvery', 'takeLatest', 'takeLeading', 'debounce', 'actionChannel', 'flush', 'request'],
];
const sagas = {
  untyped: {
    selector: 'YieldExpression[delegate=false]',
    message: 'Write yield* with an effect of kernel/effects, which types what it returns.',
  },
  delegated: {
    selector: [
      'CallExpression',
      'ConditionalExpression > CallExpression.consequent',
      'ConditionalExpression > CallExpression.alternate',
    ]
      .map((call) => `YieldExpression[delegate=true] > ${call}:not([callee.name=/^(${effects.join('|')})$/])`)
      .join(', '),
    message: 'Run another saga by yield* call(saga): see SagaGenerator in kernel/effects.',
  },
};

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'data', 'coverage', 'screenshots', 'src/apiClient/apiTypes.d.ts'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, a11y.flatConfigs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { words: { rules: { 'retired-names': retiredNamesRule } } },
    rules: {
      'no-restricted-syntax': ['error', ...everywhere],
      'words/retired-names': 'error',
      // A module is imported by one statement: types among its values, marked as types.
      'no-duplicate-imports': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Late slices add their keys to `LateState` in their own files: without these it is an empty interface.
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^LateState$' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-empty-function': 'off',
      // Registering plugins and dispatching thunks return promises that their owners await.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      // Brackets mark a key that any object of the type may lack.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // RTK Query's endpoints without an argument are `build.query<Answer, void>`.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // A page that reads no data still has a saga.
      'require-yield': 'off',
    },
  },
  // Rules for the files in which components and hooks may be. Elsewhere they would cost time for nothing: they
  // compile every function as React's compiler does.
  {
    files: ['**/*.tsx', 'src/{storefront,builder,support}/**/*.ts'],
    extends: [hooks.configs.flat.recommended],
  },
  // A longer function has steps that deserve names of their own.
  {
    files: ['src/**'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: [
      'src/contract/**',
      'src/commerce/**',
      'src/journal/**',
      'src/storefront/**',
      'src/support/**',
      'src/builder/**',
      'src/catalogue/**',
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
        { name: 'redux-saga/effects', message: 'Import from kernel/effects, whose effects have types.' },
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
    files: ['src/contract/constants/**'],
    rules: { 'no-restricted-syntax': ['error', ...syntaxWithout(syntax.constants)] },
  },
  // All of the folder's constants are public: they are divided into files for the sake of the first load alone.
  {
    files: ['src/contract/constants/index.ts'],
    rules: { 'no-restricted-syntax': ['error', ...syntaxWithout(syntax.constants, syntax.exportAll)] },
  },
  // webpack reads its configuration from a default export, and an asset module has one.
  {
    files: ['webpack.config.ts', 'src/assets.d.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere.filter((rule) => rule !== syntax.defaultExport)] },
  },
  {
    files: ['test/**/*.ts', 'test/**/*.tsx'],
    rules: {
      // A test writes out what it expects: texts and numbers, too.
      'no-restricted-syntax': ['error', ...syntaxWithout(...testsMay)],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
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
