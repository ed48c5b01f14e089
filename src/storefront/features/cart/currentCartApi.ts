import { CURRENT_CART } from '../../../contract/constants';
import type { CartSummary } from '../../../contract/cart/cart';
import type { CartProducts, CartProductsQuery } from '../../../contract/cart/cartItem';
import { pathTo, withQuery } from '../../../contract/paths';
import { api } from '../../api';
import { cartTags } from './cartApi';

/** Calls of the visitor's cart that no first paint needs. */
export const currentCartApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Makes the cart, or answers the one there is; from then on it is the current one. */
    makeCart: build.mutation<CartSummary, { readonly commandId: string }>({
      query: ({ commandId }) => ({
        method: 'PUT',
        path: ({ webstoreId }) => pathTo('carts', { webstoreId }),
        idempotencyKey: commandId,
        privacy: 'cartSummary',
        requiredField: 'cartId',
      }),
      invalidatesTags: (_result, error) => (error === undefined ? cartTags : []),
    }),
    /** What is in the cart, product by product, a page of it. */
    cartProducts: build.query<CartProducts | null, CartProductsQuery | void>({
      query: (page) => ({
        path: ({ webstoreId }) =>
          withQuery(pathTo('cartProducts', { webstoreId, cartStateOrId: CURRENT_CART }), { ...page }),
        privacy: 'open',
        requiredField: 'products',
      }),
      providesTags: [cartTags[1]],
    }),
  }),
});
