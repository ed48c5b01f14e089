import { Type } from 'typebox';
import { body, nullable, oneOf, pathParams, text, textOrNull, wireMoney } from '../wire.schema';
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
});

/** `adjustmentAmount` is zero or negative, without VAT; for delivery it is what plain delivery would have cost. */
export const promotionSchema = Type.Object({
  promotionId: text,
  displayName: textOrNull,
  termsAndConditions: textOrNull,
  adjustmentAmount: wireMoney,
  couponCode: textOrNull,
  targetType: promotionTargetSchema,
  currencyIsoCode: Type.Optional(text),
});

/** `isApplied`, `reason` and what is missing are ours: a coupon that does not qualify (any more) stays and says why. */
export const couponSchema = Type.Object({
  cartCouponId: text,
  couponCode: text,
  termsAndConditions: textOrNull,
  isApplied: Type.Boolean(),
  reason: reasonOrNull,
  missingAmount: wireMoney,
  missingQuantity: text,
});

/** A promotion that some more goods would bring. One of percentage and amount is null, for delivery both are. */
export const approachingDiscountSchema = Type.Object({
  promotionId: text,
  displayName: text,
  targetType: promotionTargetSchema,
  percentage: textOrNull,
  amount: nullable(wireMoney),
  missingAmount: wireMoney,
  missingQuantity: text,
});

const couponCode = Type.String({ minLength: 1, maxLength: 255 });
export const addCartCouponBody = body({ couponCode });
export const cartCouponsSchema = Type.Object({
  cartId: text,
  ownerId: textOrNull,
  cartStatus: text,
  cartCoupons: Type.Object({ coupons: Type.Array(Type.Object({ cartCouponId: text, couponCode: text })) }),
});

export const addCheckoutCouponBody = body({
  couponCode: Type.Optional(couponCode),
  couponCodes: Type.Optional(Type.Array(couponCode, { minItems: 1, maxItems: 1 })),
});
export const checkoutCouponsSchema = Type.Object({
  cartCouponIds: Type.Array(text),
  errors: Type.Array(checkoutErrorSchema),
});
