import { CART_PAGE_SIZE, CART_SORT_ORDER, CURRENT_CART } from '../../../contract/constants';
import type { CompactSummary } from '../../../contract/cart/cart';
import { ALL_PRODUCT_FIELDS, type CartItems } from '../../../contract/cart/cartItem';
import { pathTo, withQuery } from '../../../contract/paths';
import { api } from '../../api';

/** The cache tags of the cart's summary and of its lines. A successful change of lines or coupons outdates both. */
export const cartTags = [
  { type: 'Cart', id: 'summary' },
  { type: 'Cart', id: 'items' },
] as const;

/** For a call that changes the cart: what is outdated once it has succeeded. */
export const outdatedBySuccess = (_result: unknown, error: unknown) => (error === undefined ? cartTags : []);

const cartStateOrId = CURRENT_CART;

/** A page of lines, by its number from 1: of the usual size, or of the given one. */
export type CartLinesArgs = number | { readonly page: number; readonly size: number };

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    cartSummary: build.query<CompactSummary, void>({
      query: () => ({
        path: ({ webstoreId }) => pathTo('compactSummary', { webstoreId, cartStateOrId }),
        privacy: 'open',
        requiredField: 'totalProductCount',
      }),
      providesTags: [cartTags[0]],
    }),
    /** A page of lines; null while the server is processing the cart and sends no content. */
    cartItems: build.query<CartItems | null, CartLinesArgs>({
      query: (args) => ({
        path: ({ webstoreId }) =>
          withQuery(pathTo('cartItems', { webstoreId, cartStateOrId }), {
            ...(typeof args === 'number'
              ? { pageNumber: args, pageSize: CART_PAGE_SIZE }
              : { pageNumber: args.page, pageSize: args.size }),
            sort: CART_SORT_ORDER,
            productFields: ALL_PRODUCT_FIELDS,
            includePromotions: true,
            includeCoupons: true,
          }),
        privacy: 'cartItems',
        requiredField: 'cartItems',
      }),
      providesTags: [cartTags[1]],
    }),
  }),
});

/** The cart is read again wherever it is shown: it may differ from what is in the cache. */
export const cartOutdated = () => cartApi.util.invalidateTags([...cartTags]);
