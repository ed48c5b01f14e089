// The rooms of the house and the rooms each may enter. The message names the right door.
const rooms = {
  contract: [],
  commerce: ['contract'],
  journal: ['contract', 'commerce'],
  storefront: ['contract', 'commerce', 'journal'],
  support: ['contract', 'commerce', 'journal', 'storefront'],
  builder: ['contract', 'commerce', 'journal', 'storefront'],
  faultPanel: ['contract', 'storefront/ui'],
  paymentFrame: ['contract', 'commerce', 'storefront/ui/theme'],
  server: ['contract', 'commerce', 'journal', 'build', 'paymentFrame'],
  build: [],
};

const roomRules = Object.entries(rooms).map(([room, doors]) => ({
  name: `room-${room}`,
  comment: `src/${room} may use ${doors.length ? doors.map((door) => `src/${door}`).join(', ') : 'no other room'}: put what both need into one of those.`,
  severity: 'error',
  from: { path: `^src/${room}/`, ...(room === 'server' ? { pathNot: '^src/server/pages/' } : {}) },
  to: { path: '^src/', pathNot: `^src/(${[room, ...doors].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'pages-render-the-storefront',
      comment: 'src/server/pages renders the storefront through src/storefront/app and src/storefront/runtime.',
      severity: 'error',
      from: { path: '^src/server/pages/' },
      to: { path: '^src/(support|builder|entries)/' },
    },
    {
      name: 'no-schema-in-the-browser',
      comment: 'A schema weighs 19 kB in the browser: import its inferred type from the file beside it.',
      severity: 'error',
      from: { path: '^src/(contract/(?!.*\\.schema\\.ts$)|commerce|journal|storefront|support|builder)' },
      to: { path: '\\.schema\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'src/storefront/ui holds base components: pass what they show as props.',
      severity: 'error',
      from: { path: '^src/storefront/ui/' },
      to: { path: '^src/storefront/(?!ui/)' },
    },
    {
      name: 'features-meet-in-pages',
      comment: 'A feature uses another only through its light door (index.ts); what needs more belongs in pages/.',
      severity: 'error',
      from: { path: '^src/storefront/features/([^/]+)/' },
      to: { path: '^src/storefront/features/([^/]+)/', pathNot: ['^src/storefront/features/$1/', '/index\\.ts$'] },
    },
    {
      name: 'features-do-not-know-pages',
      comment: 'Pages bring features together, never the other way round.',
      severity: 'error',
      from: { path: '^src/storefront/(features|ui|runtime)/' },
      to: { path: '^src/storefront/pages/' },
    },
    {
      name: 'test-helpers-have-one-door',
      comment: 'src never imports from test.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^test/' },
    },
    {
      name: 'contract-clients-know-no-source',
      comment:
        'test/contracts holds a client that knows the public reference of the API alone: write down what it needs there; a server to talk to is started by test/support/contracts.',
      severity: 'error',
      from: { path: '^test/contracts/' },
      to: { path: '^(src|test)/', pathNot: '^test/(contracts|support/contracts)/' },
    },
    {
      name: 'limits-know-no-feature',
      comment: 'src/server/limits counts for every feature: what it counts is passed to it.',
      severity: 'error',
      from: { path: '^src/server/limits/' },
      to: { path: '^src/server/(features|pages|demo)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Break the circle: move what both need below both.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'Add the package to package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-dev-packages-in-src',
      comment: 'The running shop uses dependencies only.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/build/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
