import type { PreserveResult } from '../../../../contract/cart/cart';
import { latePathTo } from '../../../../contract/latePaths';
import { api } from '../../../api';
import type { Command } from '../../../kernel/commands';
import { outdatedBySuccess } from '../cartApi';

interface PreserveCart extends Command {
  readonly cartId: string;
}

export const preserveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Merges the guest's cart into the shopper's own; an empty answer if there was nothing to merge (CRT-16). */
    preserveCart: build.mutation<PreserveResult | null, PreserveCart>({
      query: ({ commandId, cartId }) => ({
        method: 'POST',
        path: ({ webstoreId }) => latePathTo('preserveCart', { webstoreId, cartStateOrId: cartId }),
        idempotencyKey: commandId,
        privacy: 'preservedCart',
      }),
      invalidatesTags: outdatedBySuccess,
    }),
  }),
});
