import { webstoreParams } from '../../../contract/context/applicationContext.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import { aiConfigurationSchema } from '../../../contract/tracking/aiConfiguration.schema';
import type { AppPlugin } from '../../app';
import { answerWithValidator } from '../../http/etag';
import { publicAddress } from '../../http/publicAddress';
import { guardWebstore } from '../context';

/**
 * Whether activities are accepted, and where. The same for everybody and never cached, so that a switch takes effect at
 * once.
 */
export const aiConfigurationRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  answerWithValidator(app);

  app.get(
    LATE_PATHS.aiConfiguration,
    { schema: { params: webstoreParams, response: { 200: aiConfigurationSchema } } },
    () => {
      const { activityTrackingEnabled, siteId, webstoreId } = app.webstore.current();
      return {
        activityTrackingEnabled,
        catalogExists: app.catalog.state().snapshot.version !== null,
        // This server accepts activities itself, so the service is always deployed.
        deploymentEnabled: true,
        isDeployed: true,
        host: publicAddress(app, app.settings),
        siteId,
        tenant: webstoreId,
        trackingPage: app.settings.trackingPage,
      };
    },
  );
  done();
};
