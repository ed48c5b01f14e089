import type { Bill, BilledDelivery, BilledLine } from '../../../commerce/pricing/trace/bill';
import { deliveryRate } from '../../../commerce/pricing/trace/deliveryRate';
import type { Order, OrderDelivery, OrderLine, WholeOrder } from '../placedOrders';
import { rewardFacts } from './promotionFacts';

function reductionsOf(line: OrderLine, { promotions }: Order): BilledLine['reductions'] {
  const { basis, adjustmentCents, promotionNames } = line;
  if (basis === null)
    return adjustmentCents === 0 ? [] : [{ promotions: [promotionNames ?? ''], cents: adjustmentCents }];
  return basis.reductions.map(({ promotionId, cents }) => ({
    promotions: promotions.flatMap(({ id, name }) => (id === promotionId ? [name] : [])),
    cents,
  }));
}

const lineOf = (line: OrderLine, order: Order): BilledLine => ({
  lineId: line.id,
  productId: line.productId,
  name: line.name,
  quantity: line.quantity,
  listCents: line.basis?.listCents,
  unitCents: line.basis?.unitCents,
  tier: line.basis?.tier,
  tiers: undefined,
  paidUnitCents: line.unitCents,
  buyerGroup: line.basis?.buyerGroup,
  reductions: reductionsOf(line, order),
  vatBasisPoints: line.vatBasisPoints,
  netCents: line.netCents,
  vatCents: line.vatCents,
});

const deliveryOf = ({ method, chargeCents, basis }: OrderDelivery): BilledDelivery => ({
  method,
  tariffCents: basis?.tariffCents,
  supplementCents: basis?.supplementCents ?? 0,
  freeBy: basis?.freeBy ?? null,
  freeFromCents: basis?.freeFromCents,
  goodsCents: basis?.goodsCents,
  chargeCents,
});

/** The bill of a placed order, from what was stored with it. What earlier releases did not store stays unknown. */
export function orderBill({ order, lines }: WholeOrder): Bill {
  const billed = lines.map((line) => lineOf(line, order));
  return {
    currency: order.currency,
    isWhole: true,
    lines: billed,
    promotions: order.promotions.map(({ name, couponCode, targetType, adjustmentCents, reward }) => ({
      name,
      couponCode,
      target: targetType,
      ...rewardFacts(reward),
      amountCents: adjustmentCents,
    })),
    deliveries: order.deliveries.map(deliveryOf),
    deliveryVatBasisPoints: deliveryRate(order.vat, billed),
    actual: {
      goodsCents: order.goodsCents - order.adjustmentCents,
      adjustmentCents: order.adjustmentCents,
      deliveryCents: order.deliveryCents,
      netCents: order.netCents,
      vat: order.vat,
      vatCents: order.vatCents,
      grossCents: order.grossCents,
    },
  };
}
