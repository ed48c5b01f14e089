import { Type } from 'typebox';
import { body, bool, nullable, oneOf, open, openText, openTextOrNull, pathParams, wireMoney } from '../wire.schema';
import { checkoutErrorSchema } from '../errors.schema';

export const cartCouponParams = pathParams(['version', 'webstoreId', 'cartStateOrId', 'cartCouponId']);
export const checkoutCouponParams = pathParams(['version', 'webstoreId', 'checkoutId', 'cartCouponId']);

export const promotionTargetSchema = oneOf(['Cart', 'Item', 'Shipping']);

const REASONS = [
  'notYetValid',
  'expired',
  'usedUp',
  'usedByYou',
  'otherBuyers',
  'notFirstOrder',
  'otherCurrency',
  'emptyCart',
  'noMatchingGoods',
  'minimumAmount',
  'minimumQuantity',
  'exclusive',
  'noGain',
] as const;
export const promotionReasonSchema = oneOf(REASONS);
const reasonOrNull = Type.Unsafe<(typeof REASONS)[number] | null>({
  type: ['string', 'null'],
  enum: [...REASONS, null],
  ...open,
});

/**
 * `adjustmentAmount` is zero or negative, without VAT; a promotion of delivery deducts the price of standard delivery.
 */
export const promotionSchema = Type.Object({
  promotionId: openText,
  displayName: openTextOrNull,
  termsAndConditions: openTextOrNull,
  adjustmentAmount: wireMoney,
  couponCode: openTextOrNull,
  targetType: promotionTargetSchema,
  currencyIsoCode: Type.Optional(openText),
});

/**
 * `isApplied`, `reason` and the missing amounts are additions to the webstore API: a coupon that does not qualify (any
 * more) stays on the cart and says why. Codes are open: they are printed on leaflets, shared by many and name no
 * person. What is typed into the field for a code may be anything, so the storefront keeps it as a token until the
 * server has recognised it.
 */
export const couponSchema = Type.Object({
  cartCouponId: openText,
  couponCode: openText,
  termsAndConditions: openTextOrNull,
  isApplied: bool,
  reason: reasonOrNull,
  missingAmount: wireMoney,
  missingQuantity: openText,
});

/** A promotion that a few more products would bring. One of percentage and amount is null, for delivery both are. */
export const approachingDiscountSchema = Type.Object({
  promotionId: openText,
  displayName: openText,
  targetType: promotionTargetSchema,
  percentage: openTextOrNull,
  amount: nullable(wireMoney),
  missingAmount: wireMoney,
  missingQuantity: openText,
});

const couponCode = Type.String({ minLength: 1, maxLength: 255 });
export const addCartCouponBody = body({ couponCode });
export const cartCouponsSchema = Type.Object({
  cartId: openText,
  ownerId: openTextOrNull,
  cartStatus: openText,
  cartCoupons: Type.Object({ coupons: Type.Array(Type.Object({ cartCouponId: openText, couponCode: openText })) }),
});

export const addCheckoutCouponBody = body({
  couponCode: Type.Optional(couponCode),
  couponCodes: Type.Optional(Type.Array(couponCode, { minItems: 1, maxItems: 1 })),
});
export const checkoutCouponsSchema = Type.Object({
  cartCouponIds: Type.Array(openText),
  errors: Type.Array(checkoutErrorSchema),
});
