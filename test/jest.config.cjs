// ESM-only packages that Jest cannot require on Node 20: they get a transform of their own, because
// .babelrc does not reach into node_modules.
const esmOnly = [
  'cookie',
  'content-disposition',
  'typebox',
  '@fastify/cookie',
  'light-my-request',
  'rettime',
  'until-async',
  '@open-draft/deferred-promise',
  'lucide-react',
  '@redux-devtools/instrument',
];
const toCommonJs = {
  babelrc: false,
  configFile: false,
  presets: [['@babel/preset-env', { targets: { node: '20' }, modules: 'commonjs' }]],
};
const { canRunPostgres } = require('./support/postgres/cluster.cjs');
const withoutDatabase = ['frenchText', 'cartDecisions', 'preserveDecision', 'generatedCatalog', 'demoCatalog'].map(
  (name) => `/${name}\\.test\\.`,
);
const babel = '<rootDir>/test/support/sharedTransform.cjs';
const base = {
  // One for all projects: they share what is transformed.
  id: 'comptoir',
  rootDir: require('node:path').resolve(__dirname, '..'),
  transform: {
    [`node_modules/(${esmOnly.join('|')})/.+\\.m?js$`]: [babel, toCommonJs],
    'src/storefront/messages/.+\\.json$': '<rootDir>/src/build/messagesTransform.cjs',
    '\\.[jt]sx?$': babel,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '\\.woff2$': '<rootDir>/test/support/assetPath.cjs' },
};

// The server's tests once more, on PostgreSQL: those that ask a database. Pages ask it through the features; what looks
// into SQLite's file, or kills processes on one, stays with the project `node`.
const onlyPostgres = ['/test/server/database/postgres/'];
const postgres = {
  ...base,
  displayName: 'postgres',
  testEnvironment: 'node',
  ...(canRunPostgres()
    ? {
        testMatch: [
          '<rootDir>/test/server/{database,demo,features,visitors}/**/*.test.ts',
          '<rootDir>/test/server/{idempotency,shutdown}.test.ts',
        ],
        testPathIgnorePatterns: ['/test/server/database/sqlite/', '/killedAtSteps\\.', ...withoutDatabase],
        setupFilesAfterEnv: ['<rootDir>/test/support/postgres/choose.cjs'],
        globalSetup: '<rootDir>/test/support/postgres/start.cjs',
        globalTeardown: '<rootDir>/test/support/postgres/stop.cjs',
      }
    : { testMatch: ['<rootDir>/test/support/postgres/skipped.test.ts'] }),
};

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    {
      ...base,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/**/*.test.ts?(x)'],
      testPathIgnorePatterns: [
        '\\.dom\\.test\\.',
        '/test/journeys/',
        '/test/release/',
        '/test/support/',
        ...onlyPostgres,
      ],
    },
    postgres,
    {
      ...base,
      displayName: 'dom',
      testEnvironment: '<rootDir>/test/support/domEnvironment.cjs',
      testMatch: ['<rootDir>/test/**/*.dom.test.ts?(x)'],
    },
    {
      ...base,
      displayName: 'journeys',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/journeys/**/*.test.ts', '<rootDir>/test/release/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/journeys/startShop.cjs',
      globalTeardown: '<rootDir>/test/support/journeys/stopShop.cjs',
    },
  ],
};
