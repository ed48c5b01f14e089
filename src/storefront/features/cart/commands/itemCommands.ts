import { call } from '../../../kernel/effects';
import { lazyCode } from '../../../kernel/lazy';
import { cartEvents, cartSelectors, type ItemCommand } from '../cartSlice';
import type { CartCommand, CartFamily } from './cartCommands';

const calls = lazyCode(() => import(/* webpackChunkName: "late-rest" */ './itemApi'));

/**
 * Adds a product, changes a line's quantity or removes a line. The first load contains only the action creators, not
 * the calls.
 */
export const itemFamily: CartFamily<ItemCommand, unknown> = {
  requests: [
    cartEvents.itemAddRequested,
    cartEvents.itemRestoreRequested,
    cartEvents.quantityChangeRequested,
    cartEvents.itemRemoveRequested,
  ],
  isTaken: (state, { commandId }) => cartSelectors.selectIsInFlight(state, commandId),
  *send(command) {
    const { sendItem } = yield* call(calls.load);
    return yield* call(sendItem, command);
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
