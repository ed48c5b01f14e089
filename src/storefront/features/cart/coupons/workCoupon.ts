import type { Action } from '@reduxjs/toolkit';
import { request } from '../../../api';
import { call, type SagaGenerator } from '../../../kernel/effects';
import { cartChangedElsewhere, notifyTabs } from '../../../kernel/tabs';
import type { CartWish } from '../cartWishes';
import { couponApi } from './couponApi';
import { couponEvents, type CouponOperation } from './couponSlice';

const untracked = { track: false } as const;

/** Whether something asked of the cart concerns a coupon. */
export const isCouponOperation = (operation: CartWish): operation is CouponOperation =>
  operation.kind === 'coupon' || operation.kind === 'couponRemoval';

/** One call of an operation. */
export function sendCoupon(operation: CouponOperation): ReturnType<typeof request<unknown>> {
  const { commandId, checkoutId } = operation;
  const { addCartCoupon, removeCartCoupon, addCheckoutCoupon, removeCheckoutCoupon } = couponApi.endpoints;
  if (operation.kind === 'coupon') {
    const { couponCode } = operation;
    return checkoutId === null
      ? request(addCartCoupon.initiate({ commandId, couponCode }, untracked))
      : request(addCheckoutCoupon.initiate({ commandId, checkoutId, couponCode }, untracked));
  }
  const { cartCouponId } = operation;
  return checkoutId === null
    ? request(removeCartCoupon.initiate({ commandId, cartCouponId }, untracked))
    : request(removeCheckoutCoupon.initiate({ commandId, checkoutId, cartCouponId }, untracked));
}

/** The outcome of an operation that was done. */
export const couponDone = (operation: CouponOperation): Action =>
  operation.kind === 'coupon' ? couponEvents.couponAdded(operation) : couponEvents.couponRemoved(operation);

/** The other tabs of this browser show the same cart. */
export function* tellCoupon(): SagaGenerator {
  yield* call(notifyTabs, cartChangedElsewhere());
}
