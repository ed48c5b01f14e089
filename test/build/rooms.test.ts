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

/** Each forbidden import: the importing file, the imported one, and what the message has to name instead. */
const forbidden = [
  ['platform/clock.ts', "import type { a } from '../kernel/state'", 'floor-platform', 'as a callback'],
  ['ui/Card.tsx', "import type { a } from '../kernel/state'", 'floor-ui', 'as props'],
  ['messages/texts.ts', "import type { a } from '../platform/storage'", 'floor-messages', 'no other floor'],
  ['formatting/money.ts', "import type { a } from '../platform/storage'", 'floor-formatting', 'storefront/messages'],
  ['kernel/hooks.ts', "import type { a } from '../api'", 'floor-kernel', 'storefront/platform'],
  ['api/scope.ts', "import type { a } from '../features/session'", 'floor-api', 'storefront/kernel'],
  ['ui/Shown.tsx', "import type { a } from '../../catalogue'", 'catalogue-stays-out-of-the-shop', 'build of its own'],
  ['forms/Field.tsx', "import type { a } from '../features/session'", 'floor-forms', 'as props'],
  ['features/cart/add.ts', "import type { a } from '../../app/store'", 'floor-features', 'belongs in layout or pages'],
  ['features/cart/see.ts', "import type { a } from '../../layout/header'", 'floor-features', 'storefront/forms'],
  ['layout/header/Header.tsx', "import type { a } from '../../pages/home'", 'floor-layout', 'storefront/features'],
  ['pages/cart.tsx', "import type { a } from '../app/store'", 'floor-pages', 'storefront/layout'],
  ['features/orders/again.ts', "import type { a } from '../session/slice'", 'storefront-doors', 'index.ts'],
  ['features/orders/first.ts', "import type { a } from '../search'", 'no-cycles', 'below both'],
] as const;

/** The same for the catalogue. */
const forbiddenInCatalogue = [
  ['page.ts', "import type { a } from '../storefront/kernel/state'", 'room-catalogue', 'src/storefront/ui'],
] as const;

/** The same for the server. */
const forbiddenInServer = [
  ['features/cart/add.ts', "import type { a } from '../orders/store'", 'server-doors', 'below both'],
  ['features/cart/again.ts', "import type { a } from '../orders'", 'no-cycles', 'below both'],
  ['settings.ts', "import type { a } from '../demo'", 'room-server', 'src/contract'],
  ['list.ts', "import type { a } from './features/orders/store'", 'server-doors-from-outside', 'index.ts'],
  ['limits/limits.ts', "import type { a } from '../features/orders'", 'limits-know-no-feature', 'passed to it'],
] as const;

const targetsInServer = {
  'features/orders/index.ts': "import type { a as b } from '../cart/again'; export type a = b;",
  'features/orders/store.ts': 'export type a = number;',
};

const targets = {
  'kernel/state.ts': 'export type a = number;',
  'platform/storage.ts': 'export type a = number;',
  'api/index.ts': 'export type a = number;',
  'features/session/index.ts': 'export type a = number;',
  'features/session/slice.ts': 'export type a = number;',
  'features/search/index.ts': "import type { a as b } from '../orders/first'; export type a = b;",
  'layout/header/index.ts': 'export type a = number;',
  'pages/home.tsx': 'export type a = number;',
  'app/store.ts': 'export type a = number;',
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
  write('tsconfig.json', '{}');
  for (const [file, text] of Object.entries(targets)) write(`src/storefront/${file}`, text);
  for (const [file, line] of forbidden) write(`src/storefront/${file}`, `${line};\nexport type b = a;\n`);
  for (const [file, text] of Object.entries(targetsInServer)) write(`src/server/${file}`, text);
  write('src/catalogue/index.ts', 'export type a = number;');
  for (const [file, line] of forbiddenInCatalogue) write(`src/catalogue/${file}`, `${line};\nexport type b = a;\n`);
  write('src/demo/index.ts', 'export type a = number;');
  for (const [file, line] of forbiddenInServer) write(`src/server/${file}`, `${line};\nexport type b = a;\n`);
  const bin = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.join(root, '.dependency-cruiser.cjs');
  const { stdout } = spawnSync(process.execPath, [bin, '--config', config, '--output-type', 'json', 'src'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  cruise = JSON.parse(stdout) as Cruise;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ...forbidden.map(([file, ...rest]) => [`src/storefront/${file}`, ...rest] as const),
  ...forbiddenInCatalogue.map(([file, ...rest]) => [`src/catalogue/${file}`, ...rest] as const),
  ...forbiddenInServer.map(([file, ...rest]) => [`src/server/${file}`, ...rest] as const),
])('an import that %s must not say (%s) breaks the rule %s, which names the way', (file, _line, rule, way) => {
  const found = cruise.modules.find(({ source }) => source === file);
  const broken = found?.dependencies.flatMap(({ rules = [] }) => rules.map(({ name }) => name)) ?? [];
  expect(broken).toContain(rule);
  const message = cruise.summary.ruleSetUsed.forbidden.find(({ name }) => name === rule)?.comment;
  expect(message).toContain(way);
});
