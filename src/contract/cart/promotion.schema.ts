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

/** `adjustmentAmount` is zero or negative, without VAT; for delivery it is what plain delivery would have cost. */
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
 * `isApplied`, `reason` and what is missing are ours: a coupon that does not qualify (any more) stays and says why. Its
 * code is open: it is printed on leaflets, serves many and names no person. What is typed where a code belongs may be
 * anything: the storefront holds its token until the server names it.
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

/** A promotion that some more goods would bring. One of percentage and amount is null, for delivery both are. */
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
