import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { CURRENT_CART } from '../../../../contract/constants';
import type { AddItemBody, CartItem, CartItems, ChangeItemBody } from '../../../../contract/cart/cartItem';
import { formatQuantity } from '../../../../contract/money';
import { latePathTo } from '../../../../contract/latePaths';
import { pathTo } from '../../../../contract/paths';
import { api, request, type ApiFailure } from '../../../api';
import type { Command } from '../../../kernel/commands';
import type { SagaGenerator } from '../../../kernel/effects';
import { cartApi, outdatedBySuccess } from '../cartApi';
import type { ItemCommand, SoldUnder } from '../cartSlice';

interface AddItem extends Command {
  readonly productId: string;
  readonly quantity: number;
  readonly sold?: SoldUnder | undefined;
}
interface ChangeItem extends Command {
  readonly cartItemId: string;
  readonly quantity: number;
}
interface RemoveItem extends Command {
  readonly cartItemId: string;
}

const cartStateOrId = CURRENT_CART;

/** The calls that change the lines. A command's id is the idempotency key of its call and of each repeat. */
export const itemApi = api.injectEndpoints({
  endpoints: (build) => ({
    addItem: build.mutation<CartItem, AddItem>({
      query: ({ commandId, productId, quantity, sold }) => ({
        method: 'POST',
        path: ({ webstoreId }) => pathTo('cartItems', { webstoreId, cartStateOrId }),
        body: { productId, quantity: formatQuantity(quantity), type: 'Product', ...sold } satisfies AddItemBody,
        idempotencyKey: commandId,
        privacy: 'cartItem',
        requiredField: 'cartItemId',
      }),
      invalidatesTags: outdatedBySuccess,
    }),
    changeItemQuantity: build.mutation<CartItem | null, ChangeItem>({
      query: ({ commandId, cartItemId, quantity }) => ({
        method: 'PATCH',
        path: ({ webstoreId }) => latePathTo('cartItem', { webstoreId, cartStateOrId, cartItemId }),
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
      invalidatesTags: outdatedBySuccess,
    }),
    removeItem: build.mutation<null, RemoveItem>({
      query: ({ commandId, cartItemId }) => ({
        method: 'DELETE',
        path: ({ webstoreId }) => latePathTo('cartItem', { webstoreId, cartStateOrId, cartItemId }),
        idempotencyKey: commandId,
        privacy: 'open',
      }),
      onQueryStarted: ({ cartItemId }, life): Promise<void> =>
        patchLines(life, cartItemId, (items, index) => {
          items.cartItems.splice(index, 1);
          items.totalItemCount -= 1;
        }),
      invalidatesTags: outdatedBySuccess,
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

const untracked = { track: false } as const;
const { addItem, changeItemQuantity, removeItem } = itemApi.endpoints;

/** The call of an item command, or one of its repeats. */
export function sendItem(
  command: ItemCommand,
): SagaGenerator<{ readonly data: CartItem | null } | { readonly failure: ApiFailure }> {
  const { commandId, quantity, sold } = command;
  switch (command.kind) {
    case 'add':
      return request(
        addItem.initiate({ commandId, productId: command.productId, quantity, ...(sold && { sold }) }, untracked),
      );
    case 'change':
      return request(changeItemQuantity.initiate({ commandId, cartItemId: command.cartItemId, quantity }, untracked));
    case 'remove':
      return request(removeItem.initiate({ commandId, cartItemId: command.cartItemId }, untracked));
  }
}
