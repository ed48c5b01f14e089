import type { CartSummary, CloneCartQuery } from '../../../../contract/cart/cart';
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

interface Clone extends Command, Pick<CloneCartQuery, 'targetEffectiveAccountId' | 'targetType'> {}

export const payLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A copy of the visitor's cart (CRT-17); a `PayNowReadOnly` one may be paid by every buyer of the account. */
    cloneCart: build.mutation<CartSummary, Clone>({
      query: ({ commandId, ...target }) => ({
        method: 'POST',
        path: ({ webstoreId }) =>
          withQuery(latePathTo('cloneCart', { webstoreId, cartStateOrId: CURRENT_CART }), target),
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
