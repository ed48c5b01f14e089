import path from 'node:path';
import type { App } from '../../../src/server/app';
import { gatewayPlugins } from '../../../src/server/gateway';
import { pagesInFront, shopBehind } from '../../../src/server/gateway/pagesInFront';
import { pageRenderer } from '../../../src/server/pages/pageRenderer';
import type { Settings } from '../../../src/server/process/settings';
import { pagesHere } from './pages/pagesHere';
import { startTestApp, testSettings, type TestApp } from './testApp';
import { routesDuring, type ServedRoute } from './wholeShop/servedRoutes';

const folder = path.join(__dirname, '../../../public');
const release = { id: 'test', entries: {}, chunks: {} };

/** A gateway, and the routes that it serves. */
export interface TestGateway extends TestApp {
  readonly routes: readonly ServedRoute[];
}

/**
 * A gateway in front of a server at this origin, with pages rendered in the test's own thread. Close it in `afterAll`.
 */
export async function openGateway(commerceOrigin: string, changes: Partial<Settings> = {}): Promise<TestGateway> {
  const pages = pagesHere({ release, browserFolder: folder, publicFolder: folder }, shopBehind);
  const plugins = gatewayPlugins
    .filter((plugin) => plugin !== pageRenderer)
    .map((plugin) => (plugin === pagesInFront ? pages : plugin));
  const settings = { ...testSettings, commerceOrigin, ...changes };
  // The answers of a gateway are not serialised by a schema.
  const [started, routes] = await routesDuring(() => startTestApp({ settings, plugins, checkReplies: false }));
  return { ...started, routes };
}

/** Makes a server of this process reachable over the network too. */
export const listening = (app: Pick<App, 'listen'>): Promise<string> => app.listen({ host: '127.0.0.1', port: 0 });
