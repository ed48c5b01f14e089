import { CURRENT_CART } from '../../../contract/constants';
import type { CartSummary } from '../../../contract/cart/cart';
import type { CartProducts, CartProductsQuery } from '../../../contract/cart/cartItem';
import { latePathTo } from '../../../contract/latePaths';
import { withQuery } from '../../../contract/paths';
import { api } from '../../api';
import { cartTags, outdatedBySuccess } from './cartApi';

/** Calls of the visitor's cart that the first load does not need. */
export const currentCartApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Creates the visitor's cart or returns the existing one, which is the current one from then on. */
    makeCart: build.mutation<CartSummary, { readonly commandId: string }>({
      query: ({ commandId }) => ({
        method: 'PUT',
        path: ({ webstoreId }) => latePathTo('carts', { webstoreId }),
        idempotencyKey: commandId,
        privacy: 'cartSummary',
        requiredField: 'cartId',
      }),
      invalidatesTags: outdatedBySuccess,
    }),
    /** The products in the cart, a page at a time. */
    cartProducts: build.query<CartProducts | null, CartProductsQuery | void>({
      query: (page) => ({
        path: ({ webstoreId }) =>
          withQuery(latePathTo('cartProducts', { webstoreId, cartStateOrId: CURRENT_CART }), { ...page }),
        privacy: 'open',
        requiredField: 'products',
      }),
      providesTags: [cartTags[1]],
    }),
  }),
});
