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
const base = {
  rootDir: require('node:path').resolve(__dirname, '..'),
  transform: {
    [`node_modules/(${esmOnly.join('|')})/.+\\.m?js$`]: ['babel-jest', toCommonJs],
    'src/storefront/messages/.+\\.json$': '<rootDir>/src/build/messagesTransform.cjs',
    '\\.[jt]sx?$': 'babel-jest',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '\\.woff2$': '<rootDir>/test/support/assetPath.cjs' },
};

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    {
      ...base,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['\\.dom\\.test\\.', '/test/journeys/', '/test/release/'],
    },
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
