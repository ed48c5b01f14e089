import { PATHS } from '../../../contract/paths';
import { inventoryParams, inventoryQuery, inventorySchema } from '../../../contract/prices/inventory.schema';
import type { AppPlugin } from '../../app';
import { callerKey, callerOf } from '../../visitors/caller';
import { answerWithValidator } from '../../http/etag';
import { checkWebstore, guardBrowsing } from '../context';
import { inventoryRequest } from './inventoryRequest';
import { stockLevels } from './stockLevels';
import { buyerGroupsOf } from '../catalog';

/** Stock levels. The webstore is named by the scope parameter, not by the path. */
export const inventoryRoutes: AppPlugin = (app, _options, done) => {
  guardBrowsing(app);
  answerWithValidator(app);

  app.get(
    PATHS.inventoryLevels,
    { schema: { params: inventoryParams, querystring: inventoryQuery, response: { 200: inventorySchema } } },
    async (request) => {
      const asked = inventoryRequest(request.query);
      checkWebstore(app, asked.webstoreId);
      const { context } = app.webstore.current();
      const caller = callerOf(request);
      const asker = { groups: buyerGroupsOf(caller), claim: { holder: callerKey(caller) }, now: app.clock.now() };
      return await stockLevels(app.database.read, app.catalog.state(), context, asked, asker);
    },
  );
  done();
};
