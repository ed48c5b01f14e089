import type { DeliveryGroup, DeliveryMethod } from '../../../../contract/checkout/deliveryGroup';
import { formatMoney } from '../../../../contract/money';
import { cartItemOf, deliveryCharge, messagesOf, type PricedDelivery, type StoredCart } from '../../cart';
import { mayBeFree, type CheckoutCall, type Quote } from '../checkoutCall';
import { deliveryErrors } from '../decisions/checkoutErrors';
import type { DeliveryMethodRecord } from '../deliveryMethods';
import { commerceErrors } from '../../../commerceFault';
import type { Say } from '../../../texts/say';

/** A delivery method with its price for this delivery, excluding VAT. */
function methodView(
  method: DeliveryMethodRecord,
  { group, netGoodsCents }: PricedDelivery,
  { tariff, priced }: Quote,
  { currencyIsoCode, say }: { readonly currencyIsoCode: string; readonly say: Say },
): DeliveryMethod {
  const terms = { mayBeFree: mayBeFree(group), supplementCents: method.supplementOf(tariff) };
  const feeCents = deliveryCharge(netGoodsCents, tariff, terms)?.cents ?? 0;
  const isPromoted = priced.promotions.freesDelivery;
  const chargedCents = deliveryCharge(netGoodsCents, tariff, { ...terms, isPromoted })?.cents ?? 0;
  return {
    id: method.id,
    name: say(method.name),
    description: say(method.description),
    carrier: method.carrier,
    classOfService: method.classOfService,
    shippingFee: formatMoney(feeCents),
    totalAdjustmentAmount: formatMoney(chargedCents - feeCents),
    adjustedShippingFee: formatMoney(chargedCents),
    currencyIsoCode,
  };
}

/** A delivery group on the wire, without its items. Methods and days are offered once its address is known. */
export function deliveryGroupView(
  delivery: PricedDelivery,
  quote: Quote,
  cart: Pick<StoredCart, 'id' | 'currency'>,
  { facts: { deliveryDays, methods: offered }, say }: Pick<CheckoutCall, 'facts' | 'say'>,
): DeliveryGroup {
  const { id, name, isDefault, preferences } = delivery.group;
  const isAddressed = preferences.deliveryAddress !== null;
  const methods = isAddressed
    ? offered.map((method) => methodView(method, delivery, quote, { currencyIsoCode: cart.currency, say }))
    : [];
  return {
    id,
    deliveryGroupId: id,
    cartId: cart.id,
    name,
    isDefault,
    isGift: preferences.isGift,
    giftMessage: preferences.giftMessage,
    giftToName: preferences.giftToName,
    deliveryAddress: preferences.deliveryAddress,
    desiredDeliveryDate: preferences.desiredDeliveryDate,
    shippingInstructions: preferences.shippingInstructions,
    availableDeliveryMethods: methods,
    selectedDeliveryMethod: methods.find((method) => method.id === preferences.deliveryMethodId) ?? null,
    deliveryDays: isAddressed ? [...deliveryDays] : [],
    totalCartItemCount: delivery.lines.reduce((pieces, { line }) => pieces + line.quantity, 0),
    totalProductAmount: formatMoney(delivery.goodsCents),
    isAllDigitalCartItems: false,
    errors: commerceErrors(deliveryErrors(delivery, deliveryDays), say),
  };
}

/** The first lines of a group on the wire, with the quantities and amounts of this group alone. */
export function groupItems(
  { group, lines }: PricedDelivery,
  cart: Pick<StoredCart, 'id' | 'currency'>,
  { limit, say }: { readonly limit: number; readonly say: Say },
): NonNullable<DeliveryGroup['cartItems']> {
  const groupOf = new Map(lines.map(({ line }) => [line.id, group.id]));
  const frame = { cartId: cart.id, currency: cart.currency, say, fieldNames: null, groupOf };
  return {
    cartItems: lines
      .slice(0, limit)
      .map((line) => ({ cartItem: cartItemOf(line, frame), status: 'Success', message: null })),
    hasErrors: messagesOf(lines, null, say).hasErrors,
    totalItemCount: lines.length,
  };
}
