import { CURRENT_CART } from '../../../../contract/constants';
import type {
  AddCartCouponBody,
  AddCheckoutCouponBody,
  CartCouponsResult,
  CheckoutCouponsResult,
} from '../../../../contract/cart/promotion';
import { latePathTo } from '../../../../contract/latePaths';
import { api } from '../../../api';
import { outdatedBySuccess } from '../cartApi';

interface Command {
  readonly commandId: string;
}

interface OfCheckout extends Command {
  readonly checkoutId: string;
}

const cartStateOrId = CURRENT_CART;

/** The coupons of the visitor's cart, and of a checkout of it. */
export const couponApi = api.injectEndpoints({
  endpoints: (build) => ({
    addCartCoupon: build.mutation<CartCouponsResult, Command & { readonly couponCode: string }>({
      query: ({ commandId, couponCode }) => ({
        method: 'POST',
        path: ({ webstoreId }) => latePathTo('cartCoupons', { webstoreId, cartStateOrId }),
        body: { couponCode } satisfies AddCartCouponBody,
        idempotencyKey: commandId,
        privacy: 'cartCoupons',
        requiredField: 'cartCoupons',
      }),
      invalidatesTags: outdatedBySuccess,
    }),
    removeCartCoupon: build.mutation<null, Command & { readonly cartCouponId: string }>({
      query: ({ commandId, cartCouponId }) => ({
        method: 'DELETE',
        path: ({ webstoreId }) => latePathTo('cartCoupon', { webstoreId, cartStateOrId, cartCouponId }),
        idempotencyKey: commandId,
        privacy: 'open',
      }),
      invalidatesTags: outdatedBySuccess,
    }),
    addCheckoutCoupon: build.mutation<CheckoutCouponsResult, OfCheckout & { readonly couponCode: string }>({
      query: ({ commandId, checkoutId, couponCode }) => ({
        method: 'POST',
        path: ({ webstoreId }) => latePathTo('checkoutCoupons', { webstoreId, checkoutId }),
        body: { couponCodes: [couponCode] } satisfies AddCheckoutCouponBody,
        idempotencyKey: commandId,
        privacy: 'checkoutCoupons',
        requiredField: 'cartCouponIds',
      }),
      invalidatesTags: outdatedBySuccess,
    }),
    removeCheckoutCoupon: build.mutation<null, OfCheckout & { readonly cartCouponId: string }>({
      query: ({ commandId, checkoutId, cartCouponId }) => ({
        method: 'DELETE',
        path: ({ webstoreId }) => latePathTo('checkoutCoupon', { webstoreId, checkoutId, cartCouponId }),
        idempotencyKey: commandId,
        privacy: 'open',
      }),
      invalidatesTags: outdatedBySuccess,
    }),
  }),
});
