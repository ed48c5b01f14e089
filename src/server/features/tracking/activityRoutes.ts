import { randomUUID } from 'node:crypto';
import { PATHS } from '../../../contract/paths';
import { activityBody, activityParams, activityTakenSchema } from '../../../contract/tracking/activity.schema';
import type { AppPlugin } from '../../app';
import { ApiProblem, TooManyAttempts } from '../../problems';
import { countedFor, countedForAddress, LIMITS } from '../../limits/limits';
import { takeAttempt } from '../../limits/throttle';
import { idIn } from '../context';
import { keepActivity } from './activityStore';
import { readActivity } from './readActivity';

const unknownSite = () => new ApiProblem(404, 'ITEM_NOT_FOUND', 'There is no site with this id.');
const notTaken = () => new ApiProblem(403, 'API_DISABLED_FOR_ORG', 'This webstore takes no activities.');

/** What one activity may say, in bytes: a hundred products with their prices. It is kept as it was sent. */
const BODY_LIMIT_BYTES = 8 * 1024;

/**
 * Takes what shoppers do, for statistics. Who is logged in and who has a guest's cookie is not looked at: an activity
 * is kept by the cookie id that it names, and nothing else.
 */
export const activityRoutes: AppPlugin = (app, _options, done) => {
  app.post(
    PATHS.activities,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { params: activityParams, body: activityBody, response: { 200: activityTakenSchema } },
    },
    async (request) => {
      const { webstoreId, siteId, activityTrackingEnabled } = app.webstore.current();
      if (idIn('site', request.params.siteId, 'siteId') !== siteId) throw unknownSite();
      if (!activityTrackingEnabled) throw notTaken();
      const activity = readActivity(request.params.type, request.body);
      const uuid = randomUUID();
      const arrival = { id: uuid, webstoreId, now: app.clock.now() };
      const limits = [
        countedForAddress(request, LIMITS.activitiesFromAddress),
        countedFor(request, LIMITS.activitiesOfShop, webstoreId),
      ];
      const wait = await app.database.write(async (db) => {
        const waitMs = await takeAttempt(db, limits, arrival.now);
        if (waitMs === 0) await keepActivity(db, arrival, activity);
        return waitMs;
      });
      if (wait > 0) throw new TooManyAttempts(wait);
      return { uuid };
    },
  );
  done();
};
