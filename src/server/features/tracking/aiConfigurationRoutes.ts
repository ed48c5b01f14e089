import { webstoreParams } from '../../../contract/context/applicationContext.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import { aiConfigurationSchema } from '../../../contract/tracking/aiConfiguration.schema';
import type { AppPlugin } from '../../app';
import { answerWithValidator } from '../../http/etag';
import { publicAddress } from '../../http/publicAddress';
import { guardWebstore } from '../context';

/**
 * Whether activities are accepted, and where, and whether products are recommended. The same for everybody, and
 * revalidated each time, so that a switch takes effect at once.
 */
export const aiConfigurationRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  answerWithValidator(app);

  app.get(
    LATE_PATHS.aiConfiguration,
    { schema: { params: webstoreParams, response: { 200: aiConfigurationSchema } } },
    () => {
      const { activityTrackingEnabled, recommendationsEnabled, siteId, webstoreId } = app.webstore.current();
      const catalogExists = app.catalog.state().snapshot.version !== null;
      return {
        activityTrackingEnabled,
        catalogExists,
        deploymentEnabled: recommendationsEnabled,
        // This server recommends by itself, as soon as there is something to recommend.
        isDeployed: recommendationsEnabled && catalogExists,
        host: publicAddress(app, app.settings),
        siteId,
        tenant: webstoreId,
        trackingPage: app.settings.trackingPage,
      };
    },
  );
  done();
};
