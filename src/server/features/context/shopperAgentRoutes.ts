import { webstoreParams } from '../../../contract/context/applicationContext.schema';
import { shopperAgentSchema } from '../../../contract/context/shopperAgent.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import type { AppPlugin } from '../../app';
import { answerWithValidator } from '../../http/etag';
import { guardWebstore } from './webstoreScope';

/** Says that this server has no assistant; a platform org may answer otherwise. */
export const shopperAgentRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  answerWithValidator(app);
  app.get(
    LATE_PATHS.shopperAgent,
    { schema: { params: webstoreParams, response: { 200: shopperAgentSchema } } },
    () => ({ agentEnabled: false }),
  );
  done();
};
