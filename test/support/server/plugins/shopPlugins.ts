import { demo } from '../../../../src/demo';
import * as server from '../../../../src/server/callPlugins';

/** The server's plugins as in the demo shop: catalogue, search and every other call. */
export const commercePlugins = server.commercePlugins(demo);
export const callPlugins = server.callPlugins(demo);
