import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../api';
import type { BatchOperation } from './batch/batchEvents';
import { cartEvents, type CartOperation } from './cartSlice';
import type { CouponOperation } from './coupons/couponSlice';

const { itemAddRequested, itemRestoreRequested, quantityChangeRequested, itemRemoveRequested } = cartEvents;

/** The types of all actions that ask for a change of the cart; coupons and batches come late, so theirs are said here. */
export const wishTypes: readonly string[] = [
  itemAddRequested.type,
  itemRestoreRequested.type,
  quantityChangeRequested.type,
  itemRemoveRequested.type,
  'cart/couponAddRequested',
  'cart/couponRemoveRequested',
  'cart/itemsAddRequested',
];

/** Whatever is worked in the cart's queue. */
export type CartWish = CartOperation | CouponOperation | BatchOperation;

export interface OperationAction extends Action {
  readonly payload: CartWish;
}

/** The outcome of an operation that came to nothing. */
export function failedAction(operation: CartWish, { code, status }: Pick<ApiFailure, 'code' | 'status'>): Action {
  switch (operation.kind) {
    case 'add':
      return cartEvents.itemAddFailed({ ...operation, code, status });
    case 'change':
      return cartEvents.quantityChangeFailed({ ...operation, code, status });
    case 'remove':
      return cartEvents.itemRemoveFailed({ ...operation, code, status });
    default: {
      const type = operation.kind === 'addMany' ? 'cart/itemsAddFailed' : 'cart/couponRefused';
      const refused: UnknownAction = { type, payload: { ...operation, code, status } };
      return refused;
    }
  }
}
