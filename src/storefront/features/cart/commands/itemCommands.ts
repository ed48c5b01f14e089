import { request } from '../../../api';
import { cartApi } from '../cartApi';
import { cartEvents, type ItemCommand } from '../cartSlice';
import type { CartCommand, CartFamily } from './cartCommands';

const untracked = { track: false } as const;
const { addItem, changeItemQuantity, removeItem } = cartApi.endpoints;

/** Adds a product, changes a line's quantity or removes a line. */
export const itemFamily: CartFamily<ItemCommand, unknown> = {
  requests: [
    cartEvents.itemAddRequested,
    cartEvents.itemRestoreRequested,
    cartEvents.quantityChangeRequested,
    cartEvents.itemRemoveRequested,
  ],
  send(command) {
    const { commandId, quantity } = command;
    switch (command.kind) {
      case 'add':
        return request(addItem.initiate({ commandId, productId: command.productId, quantity }, untracked));
      case 'change':
        return request(changeItemQuantity.initiate({ commandId, cartItemId: command.cartItemId, quantity }, untracked));
      case 'remove':
        return request(removeItem.initiate({ commandId, cartItemId: command.cartItemId }, untracked));
    }
  },
  succeeded(command) {
    switch (command.kind) {
      case 'add':
        return cartEvents.itemAdded(command);
      case 'change':
        return cartEvents.quantityChanged(command);
      case 'remove':
        return cartEvents.itemRemoved(command);
    }
  },
  failed(command, { code, status }) {
    switch (command.kind) {
      case 'add':
        return cartEvents.itemAddFailed({ ...command, code, status });
      case 'change':
        return cartEvents.quantityChangeFailed({ ...command, code, status });
      case 'remove':
        return cartEvents.itemRemoveFailed({ ...command, code, status });
    }
  },
};

/** The item command in a queue entry; null for another family's. */
export const itemCommandOf = ({ family, command }: CartCommand): ItemCommand | null =>
  // Entries of this family come from its own requests only.
  family === itemFamily ? (command as ItemCommand) : null;
