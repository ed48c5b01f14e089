// The rooms, each with the rooms that it may enter. A rule's message names the right door.
const rooms = {
  contract: [],
  commerce: ['contract'],
  journal: ['contract', 'commerce'],
  storefront: ['contract', 'commerce', 'journal'],
  support: ['contract', 'commerce', 'journal', 'storefront', 'builder'],
  builder: ['contract', 'commerce', 'journal', 'storefront'],
  openapi: ['contract'],
  apiClient: [],
  apiPage: ['contract', 'storefront/ui/theme'],
  faultPanel: ['contract', 'storefront/ui'],
  rankingPanel: ['contract', 'storefront/ui'],
  catalogue: ['contract', 'commerce/messages', 'storefront/ui'],
  paymentFrame: ['contract', 'commerce', 'storefront/ui/theme'],
  server: ['contract', 'commerce', 'journal', 'build'],
  demo: ['contract', 'commerce', 'server', 'paymentFrame'],
  build: [],
};

const roomRules = Object.entries(rooms).map(([room, doors]) => ({
  name: `room-${room}`,
  comment: `src/${room} may use ${doors.length ? doors.map((door) => `src/${door}`).join(', ') : 'no other room'}: put what both need into one of those.`,
  severity: 'error',
  from: { path: `^src/${room}/`, ...(room === 'server' ? { pathNot: '^src/server/pages/' } : {}) },
  to: { path: '^src/', pathNot: `^src/(${[room, ...doors].join('|')})/` },
}));

// The floors of the storefront, from the ground up: each may use those before it, in types too.
const floors = {
  platform: 'the browser; pass in what it tells, as a callback',
  messages: 'the texts',
  formatting: 'money, dates and numbers',
  ui: 'base components; pass what they show as props',
  kernel: 'what every feature stands on; put what both need into kernel',
  api: 'the one API; a feature injects its endpoints',
  forms: 'fields and drafts; pass what a feature knows as props',
  features: 'nouns; what brings several together belongs in layout or pages',
  layout: 'what frames every page',
  pages: 'one file a route',
  app: 'where all is put together',
};
// Floors that know no feature, no store and no browser, each with the floors that it may use.
const modest = { messages: [], formatting: ['messages'], ui: [] };

const floorRules = Object.entries(floors).map(([floor, purpose], index, all) => {
  const below = modest[floor] ?? all.slice(0, index).map(([name]) => name);
  return {
    name: `floor-${floor}`,
    comment: `src/storefront/${floor} holds ${purpose}. It may use ${below.length ? below.map((name) => `storefront/${name}`).join(', ') : 'no other floor'}.`,
    severity: 'error',
    from: { path: `^src/storefront/${floor}/` },
    to: { path: '^src/storefront/', pathNot: `^src/storefront/(${[floor, ...below].join('|')})/` },
  };
});

// The doors of a room of the storefront. A bundle that enters a room by a door contains everything behind that door, so
// the doors differ by when code is loaded: behind index.ts is what a page's first load may contain; behind late.ts, in
// a folder of the room, is what is loaded later.
const roomsWithDoors = '^src/storefront/(kernel|forms|features|layout)/';
const lateDoor = `${roomsWithDoors}[^/]+/.+/late\\.ts$`;
const allowedDoors = 'index.ts, or late.ts in the folder of code that comes later';

// What server/pages may use of the storefront: what renders a page (app, ui/theme), what fills and reads its state and
// writes its texts (api, features, kernel, formatting, messages), and of platform what a render needs: the clock, http
// and vault, which the server sets up in place of a browser, and secretAddress, which masks the secret of an address.
const rendered = [
  'app/(App\\.tsx|enterPreview\\.ts|fontFiles\\.ts|store\\.ts|routing/)',
  'api/index\\.ts',
  'features/',
  'kernel/',
  'formatting/index\\.ts',
  'messages/(index|addEnglish)\\.ts',
  'ui/theme/',
  'platform/(clock|http|secretAddress|vault)\\.ts',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'pages-render-the-storefront',
      comment: `src/server/pages renders the storefront through src/storefront/app; of the storefront it may use only what a render needs: app's App, store and routing, kernel, the doors of features and api, formatting, messages, ui/theme, and of platform the clock, http and vault that a render is given.`,
      severity: 'error',
      from: { path: '^src/server/pages/' },
      to: {
        path: '^src/',
        pathNot: `^src/((server|${rooms.server.join('|')})/|storefront/(${rendered.join('|')}))`,
      },
    },
    {
      name: 'no-schema-in-the-browser',
      comment: 'A schema weighs 19 kB in the browser: import its inferred type from the file beside it.',
      severity: 'error',
      from: { path: '^src/(contract/(?!.*\\.schema\\.ts$)|commerce|journal|storefront|support|builder)' },
      to: { path: '\\.schema\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'catalogue-stays-out-of-the-shop',
      comment: 'src/catalogue shows the base components in a build of its own: only its entry starts it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(catalogue/|entries/catalogue\\.tsx$)' },
      to: { path: '^src/catalogue/' },
    },
    ...floorRules,
    {
      name: 'storefront-doors',
      comment: `A room of kernel, forms, features or layout is entered by another one through ${allowedDoors}; what needs more of two rooms belongs on a floor above both.`,
      severity: 'error',
      from: { path: `${roomsWithDoors}([^/]+)/` },
      to: {
        path: `${roomsWithDoors}[^/]+/`,
        pathNot: ['^src/storefront/$1/$2/', `${roomsWithDoors}[^/]+/index\\.ts$`, lateDoor],
      },
    },
    {
      name: 'storefront-doors-on-a-floor',
      comment: `A file of kernel, forms, features or layout that is in no room enters one through ${allowedDoors}.`,
      severity: 'error',
      from: { path: `${roomsWithDoors}[^/]+$` },
      to: { path: `${roomsWithDoors}[^/]+/`, pathNot: [`${roomsWithDoors}[^/]+/index\\.ts$`, lateDoor] },
    },
    {
      name: 'storefront-doors-from-outside',
      comment: `Pages, the app and other rooms enter a room of kernel, forms, features or layout through its page.ts (what a page brings) or ${allowedDoors}.`,
      severity: 'error',
      from: { path: '^src/', pathNot: roomsWithDoors },
      to: { path: `${roomsWithDoors}[^/]+/`, pathNot: [`${roomsWithDoors}[^/]+/(index|page)\\.ts$`, lateDoor] },
    },
    {
      name: 'server-doors',
      comment:
        'A feature of the server is entered through its index.ts; what two features need of one another belongs in a room below both.',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/' },
      to: {
        path: '^src/server/features/',
        pathNot: ['^src/server/features/$1/', '^src/server/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'server-doors-from-outside',
      comment: 'Whoever uses a feature of the server from outside enters it through its index.ts.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/features/' },
      to: { path: '^src/server/features/', pathNot: '^src/server/features/[^/]+/index\\.ts$' },
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
      from: { path: '^test/contracts/', pathNot: '^test/contracts/generatedClient/' },
      to: { path: '^(src|test)/', pathNot: '^test/(contracts/(?!generatedClient/)|support/contracts/)' },
    },
    {
      name: 'generated-client-knows-the-document',
      comment:
        'test/contracts/generatedClient knows the client that is made of the API’s document, and nothing else of src.',
      severity: 'error',
      from: { path: '^test/contracts/generatedClient/' },
      to: { path: '^(src|test)/', pathNot: '^(test/(contracts/generatedClient|support/contracts)|src/apiClient)/' },
    },
    {
      name: 'limits-know-no-feature',
      comment: 'src/server/limits counts for every feature: what it counts is passed to it.',
      severity: 'error',
      from: { path: '^src/server/limits/' },
      to: { path: '^src/server/(features|pages)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Break the circle, of types too: move what both need below both.',
      severity: 'error',
      from: { pathNot: '^src/contract/' },
      to: { circular: true },
    },
    {
      name: 'no-value-cycles-in-contract',
      comment: 'A schema and the file of its types know each other; values must not: move what both need below both.',
      severity: 'error',
      from: { path: '^src/contract/' },
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
