import { randomUUID } from 'node:crypto';
import { LATE_PATHS } from '../../../contract/latePaths';
import { activityBody, activityParams, activityTakenSchema } from '../../../contract/tracking/activity.schema';
import type { AppPlugin } from '../../app';
import { ApiProblem } from '../../problems';
import { BOUNDS } from '../../limits/bounds';
import { countedFor, countedForAddress, LIMITS } from '../../limits/limits';
import { attemptTaken } from '../../limits/throttle';
import type { SearchIndex } from '../../searchIndex/SearchIndex';
import { idIn } from '../context';
import { countSearch, countedTerm } from '../search';
import { keepActivity } from './activityStore';
import { readActivity, type ReadActivity } from './readActivity';

const unknownSite = () => new ApiProblem(404, 'ITEM_NOT_FOUND', 'There is no site with this id.');
const notTaken = () => new ApiProblem(403, 'API_DISABLED_FOR_ORG', 'This webstore takes no activities.');

/** The search term under which an activity is counted; null: it is not counted as a search. */
function searchedTermOf(
  { type, searchText, resultCount, position }: ReadActivity,
  index: Pick<SearchIndex, 'names'>,
): string | null {
  const counts = type === 'viewSearch' ? resultCount !== null : type === 'clickSearch' && position !== null;
  return counts && searchText !== null ? countedTerm(searchText, index) : null;
}

/**
 * Accepts activities of shoppers, for statistics. Session and guest cookie are ignored: an activity is stored only
 * under the cookie id it names.
 */
export const activityRoutes: AppPlugin = (app, _options, done) => {
  app.post(
    LATE_PATHS.activities,
    {
      bodyLimit: BOUNDS.activityBodyBytes,
      schema: { params: activityParams, body: activityBody, response: { 200: activityTakenSchema } },
    },
    async (request) => {
      const { webstoreId, siteId, activityTrackingEnabled } = app.webstore.current();
      if (idIn('site', request.params.siteId, 'siteId') !== siteId) throw unknownSite();
      if (!activityTrackingEnabled) throw notTaken();
      const activity = readActivity(request.params.type, request.body);
      const term = searchedTermOf(activity, app.catalog.state().snapshot.index);
      const uuid = randomUUID();
      const arrival = { id: uuid, webstoreId, now: app.clock.now() };
      const limits = [
        countedForAddress(request, LIMITS.activitiesFromAddress),
        countedFor(request, LIMITS.activitiesOfShop, webstoreId),
      ];
      await app.database.write(async (db) => {
        await attemptTaken(db, limits, arrival.now);
        await keepActivity(db, arrival, activity);
        if (term !== null) await countSearch(db, { webstoreId, term, now: arrival.now, ...activity });
      });
      return { uuid };
    },
  );
  done();
};
