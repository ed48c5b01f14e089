import type { Bill, BilledLine } from '../../../../commerce/pricing/trace/bill';
import { deliveryRate } from '../../../../commerce/pricing/trace/deliveryRate';
import type { OrderItems, OrderSummary } from '../../../../contract/orders/orderSummary';
import { parseRate } from '../../../../contract/prices/tax';
import { centsOf, vatIn } from './amounts';
import { promotionOf } from './cartBill';

function lineOf(item: OrderItems['items'][number]): BilledLine {
  const cents = centsOf(item.totalAdjustmentAmount);
  return {
    lineId: item.orderItemSummaryId,
    productId: item.product.productId,
    name: item.product.name,
    quantity: Number(item.quantity),
    listCents: undefined,
    unitCents: undefined,
    tier: undefined,
    tiers: undefined,
    paidUnitCents: centsOf(item.unitPrice),
    buyerGroup: undefined,
    reductions: cents === 0 ? [] : [{ promotions: [item.promotionDisplayName ?? ''], cents }],
    vatBasisPoints: parseRate(item.ratePercentage) ?? undefined,
    netCents: centsOf(item.totalPrice),
    vatCents: centsOf(item.totalTaxAmount),
  };
}

/** An order as its page had it: facts missing from the answers are marked as unknown. */
export function orderBill(order: OrderSummary, pages: readonly OrderItems[]): Bill {
  const items = new Map(pages.flatMap((page) => page.items.map((item) => [item.orderItemSummaryId, item])));
  const lines = [...items.values()].map(lineOf);
  const vat = vatIn(order.taxes);
  return {
    currency: order.currencyIsoCode,
    isWhole: lines.reduce((sum, { quantity }) => sum + quantity, 0) === Number(order.totalProductCount),
    lines,
    promotions: order.promotions.map(promotionOf),
    deliveries: order.deliveries.map(({ deliveryMethodName, totalDeliveryAmount }) => ({
      method: deliveryMethodName,
      tariffCents: undefined,
      supplementCents: 0,
      freeBy: null,
      goodsCents: undefined,
      chargeCents: centsOf(totalDeliveryAmount),
    })),
    deliveryVatBasisPoints: deliveryRate(vat, lines),
    actual: {
      goodsCents: centsOf(order.totalProductAmount),
      adjustmentCents: centsOf(order.totalAdjustmentAmount),
      deliveryCents: centsOf(order.totalDeliveryAmount),
      netCents: centsOf(order.totalNetAmount),
      vat,
      vatCents: centsOf(order.totalTaxAmount),
      grossCents: centsOf(order.grandTotalAmount),
    },
  };
}
