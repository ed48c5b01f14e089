import { callPlugins, commercePlugins } from '../server/shopPlugins';
import { startTestServer } from '../server/testServer';

const plugins = callPlugins.filter((plugin) => !commercePlugins.includes(plugin));

/** The real server with every call and the demo shop, on a database of its own; close it when the tests are done. */
export const startShopServer = (options: Omit<NonNullable<Parameters<typeof startTestServer>[0]>, 'plugins'> = {}) =>
  // Which refusals there are is what the server's own tests are about.
  startTestServer({ checkRefusals: false, ...options, plugins });
