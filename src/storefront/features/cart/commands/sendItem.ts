import type { CartItem } from '../../../../contract/cart/cartItem';
import { request, type ApiFailure } from '../../../api';
import type { SagaGenerator } from '../../../kernel/effects';
import type { ItemCommand } from '../cartSlice';
import { itemApi } from './itemApi';

const untracked = { track: false } as const;
const { addItem, changeItemQuantity, removeItem } = itemApi.endpoints;

/** The call of an item command, or one of its repeats. */
export const sendItem = (
  command: ItemCommand,
): SagaGenerator<{ readonly data: CartItem | null } | { readonly failure: ApiFailure }> => {
  const { commandId, quantity } = command;
  switch (command.kind) {
    case 'add':
      return request(addItem.initiate({ commandId, productId: command.productId, quantity }, untracked));
    case 'change':
      return request(changeItemQuantity.initiate({ commandId, cartItemId: command.cartItemId, quantity }, untracked));
    case 'remove':
      return request(removeItem.initiate({ commandId, cartItemId: command.cartItemId }, untracked));
  }
};
