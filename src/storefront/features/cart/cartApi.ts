import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { CART_PAGE_SIZE, CART_SORT_ORDER, CURRENT_CART } from '../../../contract/constants';
import type { CompactSummary, PreserveResult } from '../../../contract/cart/cart';
import {
  ALL_PRODUCT_FIELDS,
  type AddItemBody,
  type CartItem,
  type CartItems,
  type ChangeItemBody,
} from '../../../contract/cart/cartItem';
import { formatQuantity } from '../../../contract/money';
import { pathTo, withQuery } from '../../../contract/paths';
import { api } from '../../api';

/** The cache tags of a cart's two views, the only entries that a change invalidates. */
export const cartTags = [
  { type: 'Cart', id: 'summary' },
  { type: 'Cart', id: 'items' },
] as const;

/** The command's id, sent as the idempotency key with each repeat of the call. */
interface Command {
  readonly commandId: string;
}
interface AddItem extends Command {
  readonly productId: string;
  readonly quantity: number;
}
interface ChangeItem extends Command {
  readonly cartItemId: string;
  readonly quantity: number;
}
interface PreserveCart extends Command {
  readonly cartId: string;
}
interface RemoveItem extends Command {
  readonly cartItemId: string;
}

const cartStateOrId = CURRENT_CART;
const afterSuccess = (_result: unknown, error: unknown) => (error === undefined ? cartTags : []);

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
    /** A page of lines, from 1; null while the server is processing the cart and sends no content. */
    cartItems: build.query<CartItems | null, number>({
      query: (pageNumber) => ({
        path: ({ webstoreId }) =>
          withQuery(pathTo('cartItems', { webstoreId, cartStateOrId }), {
            pageNumber,
            pageSize: CART_PAGE_SIZE,
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
    /** Merges the guest's cart into the shopper's own; an empty answer if there was nothing to merge (CRT-16). */
    preserveCart: build.mutation<PreserveResult | null, PreserveCart>({
      query: ({ commandId, cartId }) => ({
        method: 'POST',
        path: ({ webstoreId }) => pathTo('preserveCart', { webstoreId, cartStateOrId: cartId }),
        idempotencyKey: commandId,
        privacy: 'preservedCart',
      }),
      invalidatesTags: afterSuccess,
    }),
    addItem: build.mutation<CartItem, AddItem>({
      query: ({ commandId, productId, quantity }) => ({
        method: 'POST',
        path: ({ webstoreId }) => pathTo('cartItems', { webstoreId, cartStateOrId }),
        body: { productId, quantity: formatQuantity(quantity), type: 'Product' } satisfies AddItemBody,
        idempotencyKey: commandId,
        privacy: 'cartItem',
        requiredField: 'cartItemId',
      }),
      invalidatesTags: afterSuccess,
    }),
    changeItemQuantity: build.mutation<CartItem | null, ChangeItem>({
      query: ({ commandId, cartItemId, quantity }) => ({
        method: 'PATCH',
        path: ({ webstoreId }) => pathTo('cartItem', { webstoreId, cartStateOrId, cartItemId }),
        body: { quantity: formatQuantity(quantity) } satisfies ChangeItemBody,
        idempotencyKey: commandId,
        privacy: 'cartItem',
        requiredField: 'cartItemId',
      }),
      // The answer is the changed line: shown at once; the totals follow with the refetch.
      onQueryStarted: ({ cartItemId }, life): Promise<void> =>
        patchLines(life, cartItemId, ({ cartItems }, index, line) => {
          const wrapped = cartItems[index];
          // Other servers may omit the product, or the line itself while they are processing.
          if (wrapped && line)
            wrapped.cartItem = { ...line, productDetails: line.productDetails ?? wrapped.cartItem.productDetails };
        }),
      invalidatesTags: afterSuccess,
    }),
    removeItem: build.mutation<null, RemoveItem>({
      query: ({ commandId, cartItemId }) => ({
        method: 'DELETE',
        path: ({ webstoreId }) => pathTo('cartItem', { webstoreId, cartStateOrId, cartItemId }),
        idempotencyKey: commandId,
        privacy: 'open',
      }),
      onQueryStarted: ({ cartItemId }, life): Promise<void> =>
        patchLines(life, cartItemId, (items, index) => {
          items.cartItems.splice(index, 1);
          items.totalItemCount -= 1;
        }),
      invalidatesTags: afterSuccess,
    }),
  }),
});

type CachedState = Parameters<typeof cartApi.util.selectCachedArgsForQuery>[0];

interface Life<T> {
  readonly dispatch: ThunkDispatch<CachedState, unknown, UnknownAction>;
  readonly getState: () => CachedState;
  readonly queryFulfilled: Promise<{ readonly data: T }>;
}

/** After a successful call, updates the line in every cached page of lines. */
async function patchLines<T>(
  { dispatch, getState, queryFulfilled }: Life<T>,
  cartItemId: string,
  change: (items: CartItems, index: number, data: T) => void,
): Promise<void> {
  // A failed call changes no line; its failure is handled by its own action.
  const answer = await queryFulfilled.catch(() => null);
  if (!answer) return;
  for (const page of cartApi.util.selectCachedArgsForQuery(getState(), 'cartItems')) {
    const patch = cartApi.util.updateQueryData('cartItems', page, (draft) => {
      if (!draft) return;
      const index = draft.cartItems.findIndex(({ cartItem }) => cartItem.cartItemId === cartItemId);
      if (index >= 0) change(draft, index, answer.data);
    });
    dispatch(patch);
  }
}
