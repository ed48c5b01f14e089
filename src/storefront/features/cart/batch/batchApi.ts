import { CURRENT_CART } from '../../../../contract/constants';
import type { AddItemsBody, AddItemsResult } from '../../../../contract/cart/cartItem';
import { formatQuantity } from '../../../../contract/money';
import { latePathTo } from '../../../../contract/latePaths';
import { api } from '../../../api';
import { outdatedBySuccess } from '../cartApi';

interface AddItems {
  readonly commandId: string;
  readonly goods: readonly { readonly productId: string; readonly quantity: number }[];
}

/** Adds many products in one call, each with its own result, in order; late code. */
export const batchApi = api.injectEndpoints({
  endpoints: (build) => ({
    addItems: build.mutation<AddItemsResult, AddItems>({
      query: ({ commandId, goods }) => ({
        method: 'POST',
        path: ({ webstoreId }) => latePathTo('cartItemBatch', { webstoreId, cartStateOrId: CURRENT_CART }),
        body: {
          inputs: goods.map(({ productId, quantity }) => ({
            richInput: { productId, quantity: formatQuantity(quantity), type: 'Product' },
          })),
        } satisfies AddItemsBody,
        idempotencyKey: commandId,
        privacy: 'addedItems',
        requiredField: 'results',
      }),
      invalidatesTags: outdatedBySuccess,
    }),
  }),
});
