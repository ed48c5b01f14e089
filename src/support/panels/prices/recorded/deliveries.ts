import type { BilledDelivery } from '../../../../commerce/pricing/trace/bill';
import type { CartSummary } from '../../../../contract/cart/cart';
import type { CartItem } from '../../../../contract/cart/cartItem';
import type { Checkout } from '../../../../contract/checkout/checkout';
import type { DeliveryGroup } from '../../../../contract/checkout/deliveryGroup';
import type { TracedPromotion } from '../../../../contract/recordings/priceTrace';
import { centsOf } from './amounts';

/** The delivery of a cart, as far as its answer states the charge and its reduction by promotions. */
export function cartDelivery(
  summary: CartSummary,
  promotions: readonly TracedPromotion[],
  items: readonly CartItem[],
): readonly BilledDelivery[] {
  const chargeCents = centsOf(summary.totalChargeAmount);
  const goodsCents = centsOf(summary.totalProductAmountAfterAdjustments);
  const takenOff = promotions
    .filter(({ target }) => target === 'Shipping')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const plain = { method: null, supplementCents: 0, chargeCents };
  // Each delivery has a charge of its own, and the answer only their sum.
  const isOne = new Set(items.map(({ cartDeliveryGroupId }) => cartDeliveryGroupId)).size === 1;
  if (!isOne) return [{ ...plain, tariffCents: undefined, freeBy: null, goodsCents: undefined }];
  if (takenOff !== 0) return [{ ...plain, tariffCents: -takenOff, freeBy: 'promotion', goodsCents }];
  return chargeCents === 0
    ? [{ ...plain, tariffCents: undefined, freeBy: 'freeFrom', goodsCents }]
    : [{ ...plain, tariffCents: chargeCents, freeBy: null, goodsCents }];
}

/** The cost of one delivery group: the tariff of the standard method, and the surcharge of the chosen one. */
function deliveryOf(
  { selectedDeliveryMethod: method, availableDeliveryMethods: [plain] }: DeliveryGroup,
  goodsCents: number | undefined,
): BilledDelivery | undefined {
  if (!method || !plain) return undefined;
  const tariffCents = centsOf(plain.shippingFee);
  const isPromoted = centsOf(method.totalAdjustmentAmount) !== 0;
  const freeBy = isPromoted ? 'promotion' : 'freeFrom';
  return {
    method: method.name,
    tariffCents: tariffCents === 0 ? undefined : tariffCents,
    supplementCents: centsOf(method.shippingFee) - tariffCents,
    freeBy: tariffCents === 0 || isPromoted ? freeBy : null,
    goodsCents,
    chargeCents: centsOf(method.adjustedShippingFee ?? method.shippingFee),
  };
}

/** The deliveries of a checkout; undefined: there is none, or no method is chosen yet for one of them. */
export function checkoutDeliveries({ deliveryGroups, cartSummary }: Checkout): readonly BilledDelivery[] | undefined {
  const groups = deliveryGroups.items.filter(({ totalCartItemCount }) => totalCartItemCount > 0);
  const goodsCents = groups.length === 1 ? centsOf(cartSummary.totalProductAmountAfterAdjustments) : undefined;
  const deliveries = groups.flatMap((group) => deliveryOf(group, goodsCents) ?? []);
  return groups.length > 0 && deliveries.length === groups.length ? deliveries : undefined;
}
