import type { ShopperAgent } from '../../../../contract/context/shopperAgent';
import { latePathTo } from '../../../../contract/latePaths';
import { api, askFor, type Call } from '../../../api';
import type { RootState } from '../../../kernel/state';
import { contextApi } from '../contextApi';

const NONE: ShopperAgent = { agentEnabled: false };

const agentCall: Call = {
  path: ({ webstoreId }) => latePathTo('shopperAgent', { webstoreId }),
  ownScope: true,
  privacy: 'open',
};

/** Late code: no page of the shop has an assistant yet. */
export const agentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Read only if the webstore has enabled the assistant's pages; a server without one may answer 404 (REC-03). */
    shopperAgent: build.query<ShopperAgent, void>({
      queryFn: async (_args, { getState }, _options, ask) => {
        const { data: webstore } = contextApi.endpoints.applicationContext.select()(getState() as RootState);
        if (webstore?.propertiesEx?.shopperCopilotUIEnabled !== true) return { data: NONE };
        const answer = await askFor<ShopperAgent | null>(ask, agentCall);
        if ('data' in answer) return { data: answer.data ?? NONE };
        return answer.error.status === 404 ? { data: NONE } : { error: answer.error };
      },
    }),
  }),
});
