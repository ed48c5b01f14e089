import { latePathTo } from '../../../contract/latePaths';
import type { Activity, ActivityBody } from '../../../contract/tracking/activity';
import type { ActivityType } from '../../../contract/tracking/activityTypes';
import type { AiConfiguration } from '../../../contract/tracking/aiConfiguration';
import { api } from '../../api';
import { browserId, searchCorrelation } from '../../platform/storage/trackedIds';

interface ActivityArgs {
  readonly type: ActivityType;
  readonly activity: Activity;
  /** The browser's id may be stored; otherwise it lasts until reload. */
  readonly isRemembered: boolean;
}

/** The browser's id is added here, in the body, so that it enters no action and no recording. */
function bodyOf({ activity, isRemembered }: ActivityArgs): ActivityBody {
  const correlationId = isRemembered ? searchCorrelation() : undefined;
  return { ...activity, cookieId: browserId(isRemembered), ...(correlationId && { correlationId }) };
}

export const trackingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** null: status 204, there is no configuration. */
    aiConfiguration: build.query<AiConfiguration | null, void>({
      query: () => ({
        path: ({ webstoreId }) => latePathTo('aiConfiguration', { webstoreId }),
        ownScope: true,
        privacy: 'open',
      }),
    }),
    /** Sends one activity of the current site (HDR-17). */
    sendActivity: build.mutation<null, ActivityArgs>({
      query: (args) => ({
        path: ({ siteId }) => latePathTo('activities', { siteId, type: args.type }),
        method: 'POST',
        body: bodyOf(args),
        privacy: 'open',
      }),
      // The activity's id on the server would link a recording to the browser's id.
      transformResponse: () => null,
    }),
  }),
});
