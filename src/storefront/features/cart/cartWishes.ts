import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../api';
import type { BatchOperation } from './batch/batchEvents';
import { cartEvents, type CartOperation } from './cartSlice';
import type { CouponOperation } from './coupons/couponSlice';

/** Whatever is worked in the cart's queue. */
export type CartWish = CartOperation | CouponOperation | BatchOperation;

export interface OperationAction extends Action {
  readonly payload: CartWish;
}

/** Whether an action asks for a change of the cart: by its name, for coupons and batches come late. */
export const isWish = (action: Action): action is OperationAction =>
  /^cart\/(item|quantity|coupon)\w+Requested$/.test(action.type);

const failedTypes: Readonly<Record<CartWish['kind'], string>> = {
  add: cartEvents.itemAddFailed.type,
  change: cartEvents.quantityChangeFailed.type,
  remove: cartEvents.itemRemoveFailed.type,
  coupon: 'cart/couponRefused',
  couponRemoval: 'cart/couponRefused',
  addMany: 'cart/itemsAddFailed',
};

/** The outcome of an operation that came to nothing. */
export const failedAction = (
  operation: CartWish,
  { code, status }: Pick<ApiFailure, 'code' | 'status'>,
): UnknownAction => ({ type: failedTypes[operation.kind], payload: { ...operation, code, status } });
