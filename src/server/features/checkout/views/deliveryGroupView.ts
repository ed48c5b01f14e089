import type { DeliveryGroup, DeliveryMethod } from '../../../../contract/checkout/deliveryGroup';
import { formatMoney } from '../../../../contract/money';
import { deliveryCharge } from '../../cart';
import type { OpenCheckout, Quote } from '../checkoutCall';
import { DELIVERY_METHODS } from '../deliveryMethods';
import type { DeliveryMethodRecord } from '../deliveryMethods';

/** A delivery method with what it costs this cart, excluding VAT. */
const methodView = (method: DeliveryMethodRecord, quote: Quote, currencyIsoCode: string): DeliveryMethod => {
  const { priced, tariff, mayBeFree } = quote;
  const isPromoted = priced.promotions.freesDelivery;
  const terms = { mayBeFree, supplementCents: method.supplementCents, isPromoted };
  const charge = deliveryCharge(priced.totals.netGoodsCents, tariff, terms);
  return {
    id: method.id,
    name: method.name,
    description: method.description,
    carrier: method.carrier,
    classOfService: method.classOfService,
    shippingFee: formatMoney(charge?.cents ?? 0),
    currencyIsoCode,
  };
};

/** The one group of a checkout: the whole cart goes to one address. Methods and days are offered once it is known. */
export const deliveryGroupView = (
  { checkout, cart }: Pick<OpenCheckout, 'checkout' | 'cart'>,
  quote: Quote,
  deliveryDays: readonly string[],
): DeliveryGroup => {
  const { state, deliveryGroupId } = checkout;
  const isAddressed = state.deliveryAddress !== null;
  const methods = isAddressed ? DELIVERY_METHODS.map((method) => methodView(method, quote, cart.currency)) : [];
  return {
    id: deliveryGroupId,
    deliveryGroupId,
    cartId: cart.id,
    name: 'Default',
    isDefault: true,
    isGift: false,
    giftMessage: null,
    giftToName: null,
    deliveryAddress: state.deliveryAddress,
    desiredDeliveryDate: state.desiredDeliveryDate,
    shippingInstructions: state.shippingInstructions,
    availableDeliveryMethods: methods,
    selectedDeliveryMethod: methods.find(({ id }) => id === state.deliveryMethodId) ?? null,
    deliveryDays: isAddressed ? [...deliveryDays] : [],
    totalCartItemCount: cart.state.lines.length,
    totalProductAmount: formatMoney(quote.priced.totals.goodsCents),
    isAllDigitalCartItems: false,
    errors: [],
  };
};
