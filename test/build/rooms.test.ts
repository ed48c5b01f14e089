import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

interface Cruise {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly rules?: readonly { readonly name: string }[] }[];
  }[];
  readonly summary: {
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string; readonly comment: string }[] };
  };
}

/** Forbidden imports: the importing file, its import, the rule that this breaks, and what the message names instead. */
const forbidden = [
  ['src/contract/ids.ts', "import type { a } from '../commerce'", 'room-contract', 'no other room'],
  ['src/commerce/price.ts', "import type { a } from '../journal'", 'room-commerce', 'src/contract'],
  ['src/journal/log.ts', "import type { a } from '../storefront/kernel/state'", 'room-journal', 'src/commerce'],
  ['src/storefront/kernel/first.ts', "import type { a } from '../../server'", 'room-storefront', 'src/journal'],
  ['src/support/list.ts', "import type { a } from '../server'", 'room-support', 'src/storefront'],
  ['src/builder/list.ts', "import type { a } from '../support'", 'room-builder', 'src/storefront'],
  ['src/openapi/make.ts', "import type { a } from '../server'", 'room-openapi', 'src/contract'],
  ['src/apiClient/call.ts', "import type { a } from '../contract'", 'room-apiClient', 'no other room'],
  ['src/apiPage/page.ts', "import type { a } from '../storefront/ui/index'", 'room-apiPage', 'src/storefront/ui/theme'],
  [
    'src/faultPanel/panel.ts',
    "import type { a } from '../storefront/kernel/state'",
    'room-faultPanel',
    'src/storefront/ui',
  ],
  [
    'src/rankingPanel/panel.ts',
    "import type { a } from '../storefront/kernel/state'",
    'room-rankingPanel',
    'src/storefront/ui',
  ],
  [
    'src/catalogue/page.ts',
    "import type { a } from '../storefront/kernel/state'",
    'room-catalogue',
    'src/storefront/ui',
  ],
  [
    'src/paymentFrame/fields.ts',
    "import type { a } from '../storefront/ui/index'",
    'room-paymentFrame',
    'src/storefront/ui/theme',
  ],
  ['src/server/settings.ts', "import type { a } from '../demo'", 'room-server', 'src/contract'],
  ['src/demo/shop.ts', "import type { a } from '../storefront/kernel/state'", 'room-demo', 'src/server'],
  ['src/build/tool.ts', "import type { a } from '../contract'", 'room-build', 'no other room'],
  [
    'src/server/pages/page.ts',
    "import type { a } from '../../builder'",
    'pages-render-the-storefront',
    'src/storefront/app',
  ],
  [
    'src/server/pages/frame.ts',
    "import type { a } from '../../storefront/layout/header'",
    'pages-render-the-storefront',
    "app's App, store and routing",
  ],
  [
    'src/server/pages/kept.ts',
    "import type { a } from '../../storefront/platform/storage'",
    'pages-render-the-storefront',
    'of platform the clock',
  ],
  ['src/commerce/read.ts', "import { a } from '../contract/cart.schema'", 'no-schema-in-the-browser', 'inferred type'],
  [
    'src/storefront/ui/Shown.tsx',
    "import type { a } from '../../catalogue'",
    'catalogue-stays-out-of-the-shop',
    'build of its own',
  ],
  ['src/storefront/platform/clock.ts', "import type { a } from '../kernel/state'", 'floor-platform', 'as a callback'],
  ['src/storefront/ui/Card.tsx', "import type { a } from '../kernel/state'", 'floor-ui', 'as props'],
  [
    'src/storefront/messages/texts.ts',
    "import type { a } from '../platform/storage'",
    'floor-messages',
    'no other floor',
  ],
  [
    'src/storefront/formatting/money.ts',
    "import type { a } from '../platform/storage'",
    'floor-formatting',
    'storefront/messages',
  ],
  ['src/storefront/kernel/hooks.ts', "import type { a } from '../api'", 'floor-kernel', 'storefront/platform'],
  ['src/storefront/api/scope.ts', "import type { a } from '../features/session'", 'floor-api', 'storefront/kernel'],
  ['src/storefront/forms/Field.tsx', "import type { a } from '../features/session'", 'floor-forms', 'as props'],
  [
    'src/storefront/features/cart/add.ts',
    "import type { a } from '../../app/store'",
    'floor-features',
    'belongs in layout or pages',
  ],
  [
    'src/storefront/features/cart/see.ts',
    "import type { a } from '../../layout/header'",
    'floor-features',
    'storefront/forms',
  ],
  [
    'src/storefront/layout/header/Header.tsx',
    "import type { a } from '../../pages/home'",
    'floor-layout',
    'storefront/features',
  ],
  ['src/storefront/pages/cart.tsx', "import type { a } from '../app/store'", 'floor-pages', 'storefront/layout'],
  [
    'src/storefront/features/orders/again.ts',
    "import type { a } from '../session/slice'",
    'storefront-doors',
    'index.ts',
  ],
  [
    'src/storefront/features/orders/hidden.ts',
    "import type { a } from '../session/forms'",
    'storefront-doors',
    'late.ts',
  ],
  [
    'src/storefront/features/orders/page.ts',
    "import type { a } from '../session/page'",
    'storefront-doors',
    'index.ts',
  ],
  [
    'src/storefront/layout/Frame.tsx',
    "import type { a } from './header/Header'",
    'storefront-doors-on-a-floor',
    'in no room',
  ],
  [
    'src/storefront/kernel/live.ts',
    "import type { a } from './preview/previewSlice'",
    'storefront-doors-on-a-floor',
    'index.ts',
  ],
  [
    'src/storefront/pages/orders.tsx',
    "import type { a } from '../features/session/slice'",
    'storefront-doors-from-outside',
    'page.ts',
  ],
  [
    'src/storefront/pages/forms.tsx',
    "import type { a } from '../features/session/forms'",
    'storefront-doors-from-outside',
    'late.ts',
  ],
  ['src/storefront/features/orders/first.ts', "import type { a } from '../search'", 'no-cycles', 'below both'],
  ['src/server/features/cart/add.ts', "import type { a } from '../orders/store'", 'server-doors', 'below both'],
  ['src/server/features/cart/again.ts', "import type { a } from '../orders'", 'no-cycles', 'below both'],
  ['src/server/list.ts', "import type { a } from './features/orders/store'", 'server-doors-from-outside', 'index.ts'],
  [
    'src/server/limits/limits.ts',
    "import type { a } from '../features/orders'",
    'limits-know-no-feature',
    'passed to it',
  ],
  [
    'src/commerce/tried.ts',
    "import type { a } from '../../test/support'",
    'test-helpers-have-one-door',
    'never imports from test',
  ],
  [
    'test/contracts/shop.ts',
    "import type { a } from '../../src/contract'",
    'contract-clients-know-no-source',
    'test/support/contracts',
  ],
  [
    'test/contracts/generated.ts',
    "import type { a } from '../../src/apiClient'",
    'contract-clients-know-no-source',
    'public reference',
  ],
  [
    'test/contracts/generatedClient/made.ts',
    "import type { a } from '../../../src/contract'",
    'generated-client-knows-the-document',
    'nothing else of src',
  ],
  ['src/contract/cart.ts', "import { a } from './order'", 'no-value-cycles-in-contract', 'below both'],
  ['src/commerce/unknown.ts', "import type { a } from 'not-declared'", 'no-undeclared-packages', 'package.json'],
  ['src/commerce/tool.ts', "import { a } from 'a-tool'", 'no-dev-packages-in-src', 'dependencies only'],
] as const;

/** Imports that look alike and break no rule. */
const allowed = [
  ['src/storefront/pages/session.tsx', "import type { a } from '../features/session/page'"],
  ['src/storefront/features/orders/laidOut.ts', "import type { a } from '../search/layout/late'"],
  ['src/storefront/layout/Inside.tsx', "import type { a } from './header'"],
  ['src/storefront/layout/Shell.tsx', "import type { a } from '../kernel/preview'"],
  ['src/storefront/features/session/own.ts', "import type { a } from './forms'"],
  ['src/server/pages/state.ts', "import type { a } from '../../storefront/kernel/state'"],
  ['src/server/pages/store.ts', "import type { a } from '../../storefront/app/store'"],
] as const;

const A = 'export type a = number;';
/** The files that these imports lead to, and files that close a circle of imports. */
const targets: Readonly<Record<string, string>> = {
  'src/contract/index.ts': A,
  'src/contract/cart.schema.ts': 'export const a = 1;',
  'src/contract/order.ts': "import { b } from './cart'; export const a = () => b;",
  'src/commerce/index.ts': A,
  'src/journal/index.ts': A,
  'src/support/index.ts': A,
  'src/apiClient/index.ts': A,
  'src/builder/index.ts': A,
  'src/demo/index.ts': A,
  'src/catalogue/index.ts': A,
  'src/server/index.ts': A,
  'src/server/features/orders/index.ts': "import type { a as b } from '../cart/again'; export type a = b;",
  'src/server/features/orders/store.ts': A,
  'src/storefront/ui/index.ts': A,
  'src/storefront/kernel/state.ts': A,
  'src/storefront/platform/storage.ts': A,
  'src/storefront/api/index.ts': A,
  'src/storefront/features/session/index.ts': A,
  'src/storefront/features/session/slice.ts': A,
  'src/storefront/features/session/page.ts': A,
  'src/storefront/features/session/forms/index.ts': A,
  'src/storefront/features/search/layout/late.ts': A,
  'src/storefront/kernel/preview/index.ts': A,
  'src/storefront/kernel/preview/previewSlice.ts': A,
  'src/storefront/features/search/index.ts': "import type { a as b } from '../orders/first'; export type a = b;",
  'src/storefront/layout/header/index.ts': A,
  'src/storefront/pages/home.tsx': A,
  'src/storefront/app/store.ts': A,
  'test/support/index.ts': A,
  'node_modules/a-tool/package.json': JSON.stringify({ name: 'a-tool', main: 'index.js' }),
  'node_modules/a-tool/index.js': 'exports.a = 1;',
  'node_modules/not-declared/package.json': JSON.stringify({
    name: 'not-declared',
    main: 'index.js',
    types: 'index.d.ts',
  }),
  'node_modules/not-declared/index.js': 'exports.a = 1;',
  'node_modules/not-declared/index.d.ts': A,
  'package.json': JSON.stringify({ devDependencies: { 'a-tool': '1.0.0' } }),
  'tsconfig.json': '{}',
};

let folder: string;
let cruise: Cruise;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rooms-'));
  const write = (file: string, text: string) => {
    const whole = path.join(folder, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, text);
  };
  for (const [file, text] of Object.entries(targets)) write(file, text);
  for (const [file, line] of [...forbidden, ...allowed]) {
    write(file, line.startsWith('import type') ? `${line};\nexport type b = a;\n` : `${line};\nexport const b = a;\n`);
  }
  const bin = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.join(root, '.dependency-cruiser.cjs');
  const { stdout } = spawnSync(process.execPath, [bin, '--config', config, '--output-type', 'json', 'src', 'test'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  cruise = JSON.parse(stdout) as Cruise;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(forbidden)(
  'an import that %s must not say (%s) breaks the rule %s, which names the way',
  (file, _line, rule, way) => {
    const found = cruise.modules.find(({ source }) => source === file);
    const broken = found?.dependencies.flatMap(({ rules = [] }) => rules.map(({ name }) => name)) ?? [];
    expect(broken).toContain(rule);
    const message = cruise.summary.ruleSetUsed.forbidden.find(({ name }) => name === rule)?.comment;
    expect(message).toContain(way);
  },
);

it.each(allowed)('an import that %s may say (%s) breaks no rule', (file) => {
  const found = cruise.modules.find(({ source }) => source === file);
  expect(found?.dependencies).toHaveLength(1);
  expect(found?.dependencies.flatMap(({ rules = [] }) => rules.map(({ name }) => name))).toEqual([]);
});

it('every rule is broken above, but that of the highest floor, which may use all the others', () => {
  const tried = new Set<string>(forbidden.map(([, , rule]) => rule));
  const rules = cruise.summary.ruleSetUsed.forbidden.map(({ name }) => name);
  expect(rules.filter((name) => !tried.has(name))).toEqual(['floor-app']);
});
