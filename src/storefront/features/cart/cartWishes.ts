import type { Action } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../api';
import { cartEvents, type CartOperation } from './cartSlice';

const { itemAddRequested, itemRestoreRequested, quantityChangeRequested, itemRemoveRequested } = cartEvents;

/** The types of all actions that ask for a change of the cart. */
export const wishTypes = [itemAddRequested, itemRestoreRequested, quantityChangeRequested, itemRemoveRequested].map(
  ({ type }) => type,
);

export interface OperationAction extends Action {
  readonly payload: CartOperation;
}

/** The outcome of an operation that came to nothing. */
export function failedAction(operation: CartOperation, { code, status }: Pick<ApiFailure, 'code' | 'status'>): Action {
  switch (operation.kind) {
    case 'add':
      return cartEvents.itemAddFailed({ ...operation, code, status });
    case 'change':
      return cartEvents.quantityChangeFailed({ ...operation, code, status });
    case 'remove':
      return cartEvents.itemRemoveFailed({ ...operation, code, status });
  }
}
