import { callPlugins, commercePlugins } from '../server/plugins/shopPlugins';
import { startTestServer } from '../server/testServer';

const plugins = callPlugins.filter((plugin) => !commercePlugins.includes(plugin));

/** The real server with every call and the demo shop, on a database of its own; close it when the tests are done. */
export const startShopServer = (options: Omit<NonNullable<Parameters<typeof startTestServer>[0]>, 'plugins'> = {}) =>
  // Refusals are covered by the server's own tests.
  startTestServer({ checkRefusals: false, ...options, plugins });
