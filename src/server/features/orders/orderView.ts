import type { VatLine } from '../../../commerce/pricing/cartTotals';
import type { TaxLine } from '../../../contract/checkout/checkout';
import { formatMoney, formatQuantity } from '../../../contract/money';
import type { OrderItem, OrderSummaries, OrderSummary } from '../../../contract/orders/orderSummary';
import { contentsView, type Sees } from '../catalog';
import { LINE_PRODUCT, ORDER_LINE } from './lineFields';
import { namedFieldsOf, orderFields, type AskedFields } from './orderFields';
import {
  methodIn,
  methodLabelOf,
  type ListedOrder,
  type SummedOrder,
  type OrderDelivery,
  type OrderLine,
  type WholeOrder,
} from '../placedOrders';
import type { Say } from '../../texts/say';

const rateOf = (basisPoints: number): string => (basisPoints / 100).toFixed(2);

/** VAT per rate on the wire: "5.50" per cent. */
export const taxLines = (vat: readonly VatLine[]): TaxLine[] =>
  vat.map(({ basisPoints, netCents, vatCents }) => ({
    ratePercentage: rateOf(basisPoints),
    netAmount: formatMoney(netCents),
    taxAmount: formatMoney(vatCents),
  }));

/** An order with the sums of its lines. */
export const summedOf = ({ order, lines }: Pick<WholeOrder, 'order' | 'lines'>): SummedOrder => ({
  order,
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  productCount: new Set(lines.map(({ productId }) => productId)).size,
  goodsVatCents: lines.reduce((sum, { vatCents }) => sum + vatCents, 0),
});

interface Shown {
  readonly fields: AskedFields;
  readonly say: Say;
}

/** An order in the list, with the requested fields. */
export const listedView = (listed: ListedOrder, shown: Shown): OrderSummaries['orderSummaries'][number] => ({
  ...summaryView(listed, shown),
  deliveryDates: [...new Set(listed.order.deliveries.map(({ day }) => day))].sort(),
  firstProductNames: [...listed.firstNames],
});

function summaryView(summed: SummedOrder, { fields, say }: Shown) {
  const { order, pieces, productCount } = summed;
  const placedAt = new Date(order.placedAt).toISOString();
  return {
    orderSummaryId: order.id,
    orderNumber: order.reference,
    orderedDate: placedAt,
    createdDate: placedAt,
    ownerId: order.owner.kind === 'user' ? order.owner.id : null,
    status: order.status,
    currencyIsoCode: order.currency,
    totalAmount: formatMoney(order.grossCents),
    totalProductCount: formatQuantity(pieces),
    uniqueProductCount: productCount,
    fields: orderFields(summed, fields, say),
  };
}

const deliveryView = (
  delivery: OrderDelivery,
  lines: readonly OrderLine[],
  say: Say,
): OrderSummary['deliveries'][number] => ({
  name: delivery.name,
  deliveryAddress: delivery.address,
  deliveryMethodName: methodIn(delivery.method, say),
  deliveryDate: delivery.day,
  shippingInstructions: delivery.instructions,
  totalDeliveryAmount: formatMoney(delivery.chargeCents),
  isGift: delivery.gift !== null,
  giftMessage: delivery.gift?.message ?? null,
  giftToName: delivery.gift?.toName ?? null,
  items: delivery.lines.map(({ lineId, quantity }) => ({
    orderItemSummaryId: lineId,
    name: lines.find(({ id }) => id === lineId)?.name ?? '',
    quantity: formatQuantity(quantity),
  })),
});

/**
 * A whole order without its lines. Address, method, day and instructions outside of `deliveries` are those of the first
 * delivery.
 */
export function orderView(whole: WholeOrder, shown: Shown): OrderSummary {
  const { order, lines, payment } = whole;
  const deliveries = order.deliveries.map((delivery) => deliveryView(delivery, lines, shown.say));
  const [first] = deliveries;
  if (first === undefined) throw new Error(`The order ${order.id} goes nowhere.`);
  return {
    ...summaryView(summedOf(whole), shown),
    totalProductAmount: formatMoney(order.goodsCents - order.adjustmentCents),
    totalAdjustmentAmount: formatMoney(order.adjustmentCents),
    promotions: order.promotions.map(({ name, couponCode, targetType, adjustmentCents }) => ({
      displayName: name,
      couponCode,
      targetType,
      adjustmentAmount: formatMoney(adjustmentCents),
    })),
    totalDeliveryAmount: formatMoney(order.deliveryCents),
    totalNetAmount: formatMoney(order.netCents),
    totalTaxAmount: formatMoney(order.vatCents),
    grandTotalAmount: formatMoney(order.grossCents),
    taxes: taxLines(order.vat),
    contactInfo: order.contactInfo,
    deliveryAddress: first.deliveryAddress,
    billingAddress: order.billingAddress,
    deliveryMethodName: first.deliveryMethodName,
    deliveryDate: first.deliveryDate,
    shippingInstructions: first.shippingInstructions,
    deliveries,
    payment: {
      requestType: payment.requestType,
      methodLabel: methodLabelOf(payment, shown.say),
      mandateReference: payment.mandateReference,
    },
    purchaseOrderNumber: payment.purchaseOrderNumber,
  };
}

interface ShownLine {
  /** The products that exist for the caller now. */
  readonly sees: Sees;
  /** The requested fields of the line and of its product; null: none were asked for. */
  readonly fields: AskedFields | null;
  readonly productFields: AskedFields | null;
  readonly say: Say;
}

/** A line of an order, with the requested fields. */
export const orderItemView = (line: OrderLine, { sees, fields, productFields, say }: ShownLine): OrderItem => ({
  orderItemSummaryId: line.id,
  product: {
    productId: line.productId,
    name: line.name,
    sku: line.sku,
    packaging: line.packaging,
    canViewProduct: sees(line.productId),
    ...(productFields !== null && { fields: namedFieldsOf(LINE_PRODUCT, line, productFields, say) }),
  },
  quantity: formatQuantity(line.quantity),
  unitPrice: formatMoney(line.unitCents),
  totalPrice: formatMoney(line.netCents),
  totalAdjustmentAmount: formatMoney(line.adjustmentCents),
  promotionDisplayName: line.promotionNames,
  totalTaxAmount: formatMoney(line.vatCents),
  ratePercentage: rateOf(line.vatBasisPoints),
  ...(line.model === undefined
    ? {}
    : {
        productSellingModelId: line.model.id,
        sellingModelType: line.model.type,
        subscriptionTerm: line.model.deliveries,
        pricingTerm: line.model.rhythm?.length ?? null,
        pricingTermUnit: line.model.rhythm?.unit ?? null,
      }),
  ...contentsView(line.contents, sees),
  ...(fields !== null && { fields: namedFieldsOf(ORDER_LINE, { ...line, line }, fields, say) }),
});
