import { BUILDER_PATHS } from '../../../contract/site/builderPaths';
import { activityCountsSchema } from '../../../contract/tracking/activityCounts.schema';
import type { AppPlugin } from '../../app';
import { answerWithValidator } from '../../http/etag';
import { guardBuilders } from '../site';
import { countActivities } from './activityCounts';

/** Counts of activities by day, for site builders, without any data about persons. */
export const activityCountRoutes: AppPlugin = (app, _options, done) => {
  guardBuilders(app);
  answerWithValidator(app);
  app.get(BUILDER_PATHS.activities, { schema: { response: { 200: activityCountsSchema } } }, () =>
    countActivities(app.database.read, app.webstore.current().webstoreId, app.clock.now()),
  );
  done();
};
