import { pathTo } from '../../../contract/paths';
import type { Activity, ActivityBody } from '../../../contract/tracking/activity';
import type { ActivityType } from '../../../contract/tracking/activityTypes';
import type { AiConfiguration } from '../../../contract/tracking/aiConfiguration';
import { api } from '../../api';
import { browserId, searchCorrelation } from '../../platform/storage/trackedIds';

interface ActivityArgs {
  readonly type: ActivityType;
  readonly activity: Activity;
  /** The shopper's browser may be known again; otherwise its id lasts as long as the page. */
  readonly isRemembered: boolean;
}

/** Who it was is said in the body alone: no id of a browser enters an action or a recording. */
const bodyOf = ({ activity, isRemembered }: ActivityArgs): ActivityBody => {
  const correlationId = isRemembered ? searchCorrelation() : undefined;
  return { ...activity, cookieId: browserId(isRemembered), ...(correlationId && { correlationId }) };
};

export const trackingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** null: a 204, by which a platform says that there is no configuration. */
    aiConfiguration: build.query<AiConfiguration | null, void>({
      query: () => ({
        path: ({ webstoreId }) => pathTo('aiConfiguration', { webstoreId }),
        ownScope: true,
        privacy: 'open',
      }),
    }),
    /** Tells one activity of the site the shopper is on (HDR-17). */
    sendActivity: build.mutation<null, ActivityArgs>({
      query: (args) => ({
        path: ({ siteId }) => pathTo('activities', { siteId, type: args.type }),
        method: 'POST',
        body: bodyOf(args),
        privacy: 'open',
      }),
      // The id under which it is kept would lead from a recording to the browser's id.
      transformResponse: () => null,
    }),
  }),
});
