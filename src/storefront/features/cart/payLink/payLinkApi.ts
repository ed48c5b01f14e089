import type { CartSummary } from '../../../../contract/cart/cart';
import { ALL_PRODUCT_FIELDS, CART_PAGE_LIMIT, type CartItems } from '../../../../contract/cart/cartItem';
import { CART_SORT_ORDER, CURRENT_CART } from '../../../../contract/constants';
import { latePathTo } from '../../../../contract/latePaths';
import { pathTo, withQuery } from '../../../../contract/paths';
import { api } from '../../../api';
import type { Command } from '../../../kernel/commands';

/** A page of a shared cart's lines, by its number from 1. */
export interface SharedCartArgs {
  readonly cartId: string;
  readonly page: number;
}

export const payLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A read-only copy of the visitor's cart, which every buyer of the account may pay (CRT-17). */
    shareCart: build.mutation<CartSummary, Command>({
      query: ({ commandId }) => ({
        method: 'POST',
        path: ({ webstoreId }) =>
          withQuery(latePathTo('cloneCart', { webstoreId, cartStateOrId: CURRENT_CART }), {
            targetType: 'PayNowReadOnly',
          }),
        idempotencyKey: commandId,
        privacy: 'cartSummary',
        requiredField: 'cartId',
      }),
    }),
    sharedCart: build.query<CartItems | null, SharedCartArgs>({
      query: ({ cartId, page }) => ({
        path: ({ webstoreId }) =>
          withQuery(pathTo('cartItems', { webstoreId, cartStateOrId: cartId }), {
            pageNumber: page,
            pageSize: CART_PAGE_LIMIT,
            sort: CART_SORT_ORDER,
            productFields: ALL_PRODUCT_FIELDS,
            includePromotions: true,
            includeCoupons: true,
          }),
        privacy: 'cartItems',
        requiredField: 'cartItems',
      }),
      providesTags: [{ type: 'Cart', id: 'shared' }],
    }),
  }),
});
