import { demo } from '../../../src/demo';
import * as server from '../../../src/server/callPlugins';

/** The server's plugins as the demo shop has them: what shows products, and every call. */
export const commercePlugins = server.commercePlugins(demo);
export const callPlugins = server.callPlugins(demo);
