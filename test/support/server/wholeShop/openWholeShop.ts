import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AppPlugin } from '../../../../src/server/app';
import { commercePlugins } from '../plugins/shopPlugins';
import { paymentFrame, servePaymentFrame } from '../../../../src/demo/payments/frame/paymentFrame';
import { apiPage, serveApiPage } from '../../../../src/server/pages/tools/apiPage';
import { pageRenderer } from '../../../../src/server/pages/pageRenderer';
import { pagesPlugin } from '../../../../src/server/pages/pagesPlugin';
import { pagesHere } from '../pages/pagesHere';
import { demo } from '../../../../src/demo';
import { plugins } from '../../../../src/server/plugins';
import type { Settings } from '../../../../src/server/process/settings';
import { testSettings } from '../testApp';
import { routesDuring, type ServedRoute } from './servedRoutes';
import { temporaryFolder } from '../databases/temporaryFolder';
import { startTestServer, type TestServer } from '../testServer';

/** The server as in production: every plugin of `plugins.ts`, and substitutes for a build's files. */
export interface WholeShop extends TestServer {
  readonly routes: readonly ServedRoute[];
}

const BUILT_FILE = 'browser.0123456789.js';
const release = {
  id: 'test',
  entries: { apiPage: [BUILT_FILE], browser: [BUILT_FILE], builder: [BUILT_FILE], replay: [BUILT_FILE] },
  chunks: {},
};
const publicFolder = path.join(__dirname, '../../../../public');

/** The shop's plugins, with pages rendered in this thread; the three that read a build get one with empty files. */
function pluginsOver(browserFolder: string): readonly AppPlugin[] {
  const frame: AppPlugin = (app, _options, done) => {
    servePaymentFrame(app, 'void 0;');
    done();
  };
  const api: AppPlugin = (app, _options, done) => {
    serveApiPage(app, { release, browserFolder });
    done();
  };
  const pages = pagesHere({ release, browserFolder, publicFolder });
  const built = new Map<unknown, AppPlugin>([
    [paymentFrame, frame],
    [apiPage, api],
    [pagesPlugin, pages],
  ]);
  return plugins(demo)
    .filter((plugin) => plugin !== pageRenderer && !commercePlugins.includes(plugin))
    .map((plugin) => built.get(plugin) ?? plugin);
}

interface Opening extends Omit<NonNullable<Parameters<typeof startTestServer>[0]>, 'plugins' | 'settings'> {
  readonly settings?: Partial<Settings>;
  /** Plugins beside those of the shop. */
  readonly beside?: readonly AppPlugin[];
  /** Plugins of the shop that are left out. */
  readonly without?: readonly AppPlugin[];
}

/** Opens the whole shop on a database of its own with the demo's data. Close it in `afterAll`. */
export async function openWholeShop({
  settings: changes = {},
  beside = [],
  without = [],
  ...options
}: Opening = {}): Promise<WholeShop> {
  const temporary = temporaryFolder();
  const browserFolder = temporary.file('browser');
  mkdirSync(browserFolder);
  writeFileSync(path.join(browserFolder, BUILT_FILE), 'void 0;');
  mkdirSync(path.join(browserFolder, 'api'));
  writeFileSync(path.join(browserFolder, 'api/openapi.json'), '{}');
  const settings = { ...testSettings, demoData: true, dataDir: temporary.file('data'), ...changes };
  const [server, routes] = await routesDuring(() =>
    startTestServer({
      ...options,
      settings,
      plugins: [...pluginsOver(browserFolder).filter((plugin) => !without.includes(plugin)), ...beside],
    }),
  );
  return {
    ...server,
    routes,
    async close() {
      await server.close();
      temporary.remove();
    },
  };
}
