import { BUILDER_PATHS } from '../../contract/site/builderPaths';
import type { ActivityCounts } from '../../contract/tracking/activityCounts';
import { api } from '../../storefront/api';

/** Endpoint for the activity counts. Builders only. */
export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    activityCounts: build.query<ActivityCounts, void>({
      query: () => ({ path: BUILDER_PATHS.activities, ownScope: true, privacy: 'open', requiredField: 'counts' }),
    }),
  }),
});
