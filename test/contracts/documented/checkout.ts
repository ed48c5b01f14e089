import { count, currency, flag, id, is, listOf, money, oneOf, orNull, record, text } from '../shape';
import { address } from './addresses';
import { cartSummary } from './cart';

// A checkout, its payment, and the two actions that place an order, as the public reference describes them.

const deliveryMethod = record({
  id: text,
  name: text,
  carrier: orNull(text),
  classOfService: orNull(text),
  shippingFee: money,
  adjustedShippingFee: money,
  totalAdjustmentAmount: money,
  currencyIsoCode: currency,
});

/** What of a cart is delivered together. */
export const deliveryGroup = record({
  id: id('0ag'),
  cartId: id('0a6'),
  name: text,
  isDefault: flag,
  isGift: flag,
  giftMessage: orNull(text),
  giftToName: orNull(text),
  deliveryAddress: orNull(record(address)),
  desiredDeliveryDate: orNull(text),
  shippingInstructions: orNull(text),
  availableDeliveryMethods: listOf(deliveryMethod),
  selectedDeliveryMethod: orNull(deliveryMethod),
  totalCartItemCount: count,
  totalProductAmount: money,
  isAllDigitalCartItems: flag,
  errors: listOf(record({})),
});

export const deliveryGroups = record({ count, items: listOf(deliveryGroup, 1) });

export const checkout = record({
  checkoutId: id('2z9'),
  cartSummary: cartSummary(),
  contactInfo: orNull(record({ firstName: orNull(text), lastName: orNull(text), email: orNull(text) })),
  deliveryGroups: record({
    count,
    items: listOf(deliveryGroup, 1),
  }),
  errors: listOf(record({ type: text, title: text, detail: text })),
  orderReferenceNumber: orNull(text),
});

/** A coupon that a checkout has taken. */
export const checkoutCoupon = record({ cartCouponIds: listOf(id('0c9'), 1), errors: listOf(record({})) });

export const payment = record({ salesforceResultCode: is('Success'), errors: listOf(record({})) });

/** The answer to an order action: a result for each action, and the reference after `submit`. */
export const orderActions = record({
  actions: listOf(record({ action: oneOf('prepare', 'submit'), orderReferenceNumber: orNull(text) }), 1),
});
