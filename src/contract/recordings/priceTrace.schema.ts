import { Type } from 'typebox';
import { CART_LINE_LIMIT } from '../cart/cart';
import { CART_COUPON_LIMIT, COUPON_CODE_LENGTH } from '../cart/promotion';
import { LARGEST_QUANTITY } from '../money';
import { body, bool, count, nullable, oneOf, open, openText, openTextOrNull, personalTextOrNull } from '../wire.schema';
import { sessionId } from './recording.schema';
import { DELIVERY_STEP_KINDS, PRICE_STEP_KINDS, PROMOTION_KINDS, TRACED_AMOUNTS, TRACED_TARGETS } from './priceTrace';

/** Amounts are whole cents here, not texts, because a trace is added up. Without VAT unless the name says otherwise. */
const cents = count;
const centsOrNull = nullable(cents);

export const priceStepSchema = Type.Object({
  kind: oneOf(PRICE_STEP_KINDS),
  /** What this step adds to the line: the amounts of a line's steps add up to its `netCents`. */
  amountCents: cents,
  /** The price of a piece after this step; null: the step concerns the whole line. */
  unitCents: centsOrNull,
  /** For `own`: the buyer group whose price it is; null: the general price, or unknown. */
  buyerGroup: openTextOrNull,
  isGroupKnown: bool,
  /** For `tier`: its range of quantities in pieces; null: no upper end, or no tier. */
  lowerBound: nullable(count),
  upperBound: nullable(count),
  /** For `promotion`: its name; several names when only their joint deduction from this line is known. */
  promotions: Type.Array(openText),
});

export const tracedLineSchema = Type.Object({
  lineId: openText,
  productId: openText,
  name: openText,
  quantity: count,
  steps: Type.Array(priceStepSchema),
  netCents: cents,
  /** null: not known. */
  vatBasisPoints: nullable(count),
  vatCents: centsOrNull,
});

export const tracedPromotionSchema = Type.Object({
  name: openText,
  couponCode: openTextOrNull,
  target: oneOf(TRACED_TARGETS),
  /** The kind of reward; null: unknown. */
  kind: nullable(oneOf(PROMOTION_KINDS)),
  basisPoints: nullable(count),
  rewardCents: centsOrNull,
  /**
   * Whether the promotion reduces each line by itself; otherwise what it takes off all its lines together is shared out
   * among them in proportion. null: not known, or it only makes the delivery free.
   */
  isPerLine: nullable(bool),
  /** Zero or negative. */
  amountCents: cents,
});

export const tracedDeliverySchema = Type.Object({
  method: openTextOrNull,
  steps: Type.Array(Type.Object({ kind: oneOf(DELIVERY_STEP_KINDS), amountCents: cents })),
  /** The value of the products that is compared with `freeFromCents`, after promotions; null: not known. */
  goodsCents: centsOrNull,
  /** null: delivery is never free, or the limit is not known. */
  freeFromCents: centsOrNull,
  chargeCents: cents,
});

export const tracedVatSchema = Type.Object({
  basisPoints: count,
  netCents: cents,
  /** Base times rate before it is rounded to the cent, in millionths of the currency. */
  unroundedMicros: count,
  vatCents: cents,
});

export const priceTraceSchema = Type.Object({
  currency: openText,
  /** false: the amounts are of the whole order or cart, but some lines of it are missing here. */
  isWhole: bool,
  lines: Type.Array(tracedLineSchema),
  promotions: Type.Array(tracedPromotionSchema),
  deliveries: Type.Array(tracedDeliverySchema),
  /** Products before promotions. */
  goodsCents: cents,
  adjustmentCents: cents,
  deliveryCents: cents,
  netCents: cents,
  /** By rate, each rounded once; empty: the rates are not known. */
  vat: Type.Array(tracedVatSchema),
  vatCents: cents,
  /** With VAT. */
  grossCents: cents,
  /** Amounts for which the shop's own functions compute another value from these steps than was shown or charged. */
  disagreements: Type.Array(
    Type.Object({ of: oneOf(TRACED_AMOUNTS), lineId: openTextOrNull, tracedCents: cents, actualCents: cents }, open),
  ),
});

export const orderPricesParams = Type.Object({ orderReference: Type.String({ pattern: '^[\\w-]{1,64}$' }) });
export const orderPricesSchema = Type.Object({
  orderReference: openText,
  placedAt: openText,
  status: openText,
  trace: priceTraceSchema,
});

export const pricesTodayBody = body({
  /** The currency of the prices; by default the webstore's own. */
  currency: Type.Optional(Type.String({ maxLength: 3 })),
  /** The recording for which the prices are requested, for its audit log. */
  session: Type.Optional(sessionId),
  /** The account whose prices they are; null: a guest's. */
  accountId: nullable(Type.String({ maxLength: 18 })),
  lines: Type.Array(
    body({
      productId: Type.String({ minLength: 1, maxLength: 18 }),
      quantity: Type.Integer({ minimum: 1, maximum: LARGEST_QUANTITY }),
    }),
    { minItems: 1, maxItems: CART_LINE_LIMIT },
  ),
  couponCodes: Type.Array(Type.String({ minLength: 1, maxLength: COUPON_CODE_LENGTH }), {
    maxItems: CART_COUPON_LIMIT,
  }),
});
export const pricesTodaySchema = Type.Object({
  at: openText,
  /** The buyer groups of the account. */
  buyerGroups: Type.Array(openText),
  trace: priceTraceSchema,
  /** Products without a price for this account, or not visible to it. */
  unpriced: Type.Array(openText),
  /** Coupon codes that belong to no promotion. */
  unknownCodes: Type.Array(openText),
  /**
   * The buyer groups of the price book's entries, so that an earlier price can be traced to its entry; null: the
   * general price.
   */
  entries: Type.Array(Type.Object({ pricebookEntryId: openText, productId: openText, buyerGroup: openTextOrNull })),
});

/** Which support users have viewed the prices of an order: the latest hundred views. */
export const orderViewsSchema = Type.Object({
  /** `by`: the name of the user; null: the user no longer exists. */
  views: Type.Array(Type.Object({ at: openText, by: personalTextOrNull })),
});
