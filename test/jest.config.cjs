const { canRunPostgres } = require('./support/postgres/cluster.cjs');
// Test files that are not repeated on PostgreSQL, by folder: those that use no database, and those that ask it only
// what other files ask as well, without concurrent callers (docs/testing/kinds.md). `npm run test:long` repeats them.
const notRepeatedIn = {
  demo: ['demoCatalog', 'generatedCatalog'],
  'demo/content': ['demoContents', 'demoPictures'],
  'demo/orders': ['pastOrders'],
  'demo/payments': ['framePage', 'sampleNumbers', 'tokenRoutes'],
  'demo/pictures': ['outlineTexts', 'packshot', 'scenes'],
  'server/visitors': ['guests', 'passwords'],
  'server/commands': ['sealedText'],
  'server/features': ['pagedLists'],
  'server/features/cart': ['badCalls', 'cartItems', 'cartLimits', 'cartScope', 'carts', 'clone', 'sellingModels'],
  'server/features/cart/reads': ['cartPrices', 'cartReads'],
  'server/features/cart/decisions': ['cartDecisions', 'preserveDecision'],
  'server/features/catalog': ['categories', 'pictures', 'products', 'storedParts'],
  'server/features/checkout': ['deletedCarts', 'largeCarts', 'sandboxOrders'],
  'server/features/checkout/delivery': ['arrangeItems', 'deliveryGroups', 'shippingMethods'],
  'server/features/content': ['content', 'contentSearch', 'sanitised'],
  'server/features/context': ['context', 'userRecord'],
  'server/features/killed': ['killedWrites'],
  'server/features/markets': ['markets'],
  'server/features/menus': ['menus'],
  'server/features/inventory': ['guestHolds', 'inventory'],
  'server/features/offers': ['baskets'],
  'server/features/orders': ['orderAgain', 'orderHistory', 'orderLookup', 'orderReference'],
  'server/features/prices': ['currencies', 'priceBooks', 'prices', 'randomBooks'],
  'server/features/priceTraces': ['randomCarts'],
  'server/features/recordings': ['recordedJourneys', 'segmentStore', 'signedFile'],
  'server/features/promotions': ['evaluateProducts', 'promotedCarts', 'splitPromotions', 'uncalculatedChanges'],
  'server/features/recommendations': ['bought', 'viewed'],
  'server/features/search': [
    'counts',
    'facets',
    'hostileWork',
    'keptSearches',
    'language',
    'namedProduct',
    'ranking',
    'refusals',
    'search',
    'suggestions',
    'terms',
    'usualOrder',
  ],
  'server/features/search/suggestions': ['suggestedRows'],
  'server/features/search/learning': ['countedTerm', 'synonyms'],
  'server/features/site': ['publishedSite', 'shopSwitches'],
  'server/features/taxes': ['calculateTaxes', 'taxes'],
  'server/features/tracking': ['aiConfiguration', 'consent'],
};
// These kill server processes, always on SQLite.
const sqliteOnly = ['cart/killedAtSteps', 'orders/killedAtSteps', 'killed/killedServer'].map(
  (file) => `server/features/${file}`,
);
const repeatedLong = Object.entries(notRepeatedIn).flatMap(([room, names]) => names.map((name) => `${room}/${name}`));
const notRepeated = [...sqliteOnly, ...(process.env.LONG_TESTS ? [] : repeatedLong)].map(
  (file) => `<rootDir>/test/${file}\\.test\\.ts$`,
);
const babel = '<rootDir>/test/support/jest/environment/transform.cjs';
// Node itself loads packages (test/support/jest/environment/runtime.cjs), except for those that each test file gets
// anew. This compiles such a package if it consists of ES modules, which Jest does not load; .babelrc does not apply to
// node_modules.
const toCommonJs = {
  babelrc: false,
  configFile: false,
  presets: [['@babel/preset-env', { targets: { node: '20' }, modules: 'commonjs' }]],
};
const base = {
  runtime: require.resolve('./support/jest/environment/runtime.cjs'),
  // One id for all projects, so that they share the transformed files.
  id: 'comptoir',
  rootDir: require('node:path').resolve(__dirname, '..'),
  transform: {
    'node_modules/lucide-react/.+\\.m?js$': [babel, toCommonJs],
    'src/(storefront/messages|server/texts)/.+\\.json$': '<rootDir>/src/build/languages/messagesTransform.cjs',
    '\\.[jt]sx?$': babel,
  },
  transformIgnorePatterns: ['/node_modules/(?!lucide-react/)'],
  moduleNameMapper: { '\\.woff2$': '<rootDir>/test/support/jest/environment/assetPath.cjs' },
};

const withImages = {
  globalSetup: '<rootDir>/test/support/jest/environment/makeImageFolder.cjs',
  globalTeardown: '<rootDir>/test/support/jest/environment/removeImageFolder.cjs',
};

// The server's tests that use a database, once more on PostgreSQL: not tests of pages, because pages use the database
// through the features, nor tests that look into SQLite's file or kill processes on it.
const onlyPostgres = ['/test/server/database/postgres/'];
const postgres = {
  ...base,
  displayName: 'postgres',
  testEnvironment: '<rootDir>/test/support/jest/environment/nodeEnvironment.cjs',
  ...(canRunPostgres()
    ? {
        testMatch: [
          '<rootDir>/test/server/{commands,database,features,visitors}/**/*.test.ts',
          '<rootDir>/test/server/process/shutdown.test.ts',
          '<rootDir>/test/demo/**/*.test.ts',
        ],
        testPathIgnorePatterns: ['/test/server/database/sqlite/', ...notRepeated],
        setupFilesAfterEnv: ['<rootDir>/test/support/postgres/choose.cjs'],
        globalSetup: '<rootDir>/test/support/postgres/start.cjs',
        globalTeardown: '<rootDir>/test/support/postgres/stop.cjs',
      }
    : { testMatch: ['<rootDir>/test/support/postgres/skipped.test.ts'] }),
};

/** @type {import('jest').Config} */
module.exports = {
  reporters: [
    [
      require.resolve('./support/jest/runs/reporter.cjs'),
      { report: process.argv.includes('journeys') ? 'journeys' : 'fast' },
    ],
    'default',
  ],
  // Only for tests that hang: one that ends never takes this long, however busy the machine is.
  testTimeout: 240_000,
  testSequencer: require.resolve('./support/jest/runs/sequencer.cjs'),
  projects: [
    {
      ...base,
      ...withImages,
      displayName: 'node',
      testEnvironment: '<rootDir>/test/support/jest/environment/nodeEnvironment.cjs',
      // Test servers render pages too, which is faster without owner stacks.
      setupFiles: ['<rootDir>/test/support/jest/environment/withoutOwnerStacks.cjs'],
      testMatch: ['<rootDir>/test/**/*.test.ts?(x)'],
      testPathIgnorePatterns: [
        '\\.dom\\.test\\.',
        '/test/journeys/',
        '/test/release/',
        '/test/paymentFrame/',
        '/test/support/',
        ...onlyPostgres,
      ],
    },
    postgres,
    {
      ...base,
      ...withImages,
      displayName: 'dom',
      testEnvironment: '<rootDir>/test/support/jest/environment/domEnvironment.cjs',
      setupFiles: ['<rootDir>/test/support/jest/environment/withoutOwnerStacks.cjs'],
      testMatch: ['<rootDir>/test/**/*.dom.test.ts?(x)'],
    },
    {
      ...base,
      displayName: 'journeys',
      testEnvironment: '<rootDir>/test/support/jest/environment/nodeEnvironment.cjs',
      testMatch: ['<rootDir>/test/{journeys,paymentFrame,release}/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/journeys/servers/startShop.cjs',
      globalTeardown: '<rootDir>/test/support/journeys/servers/stopShop.cjs',
    },
  ],
};
