import type { VatLine } from '../../../commerce/cartTotals';
import type { TaxLine } from '../../../contract/checkout/checkout';
import { formatMoney, formatQuantity } from '../../../contract/money';
import type { OrderItem, OrderSummaries, OrderSummary } from '../../../contract/orders/orderSummary';
import type { OrderLine, WholeOrder } from './order';
import type { ListedOrder } from './orderStore';

const rateOf = (basisPoints: number): string => (basisPoints / 100).toFixed(2);

/** VAT per rate on the wire: "5.50" per cent. */
export const taxLines = (vat: readonly VatLine[]): TaxLine[] =>
  vat.map(({ basisPoints, netCents, vatCents }) => ({
    ratePercentage: rateOf(basisPoints),
    netAmount: formatMoney(netCents),
    taxAmount: formatMoney(vatCents),
  }));

/** An order in the list. */
export const listedView = ({ order, pieces, lineCount }: ListedOrder): OrderSummaries['orderSummaries'][number] => ({
  orderSummaryId: order.id,
  orderNumber: order.reference,
  orderedDate: new Date(order.placedAt).toISOString(),
  status: order.status,
  currencyIsoCode: order.currency,
  totalAmount: formatMoney(order.grossCents),
  totalProductCount: formatQuantity(pieces),
  uniqueProductCount: lineCount,
});

/** A whole order but its lines. */
export const orderView = ({ order, lines, payment }: WholeOrder): OrderSummary => {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    ...listedView({ order, pieces, lineCount: lines.length }),
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
    deliveryAddress: order.deliveryAddress,
    billingAddress: order.billingAddress,
    deliveryMethodName: order.deliveryMethod,
    deliveryDate: order.deliveryDay,
    shippingInstructions: order.shippingInstructions,
    payment: {
      requestType: payment.requestType,
      methodLabel: payment.methodLabel,
      mandateReference: payment.mandateReference,
    },
    purchaseOrderNumber: payment.purchaseOrderNumber,
  };
};

/** A line of an order. `canViewProduct`: whether the caller still finds its product in the catalogue. */
export const orderItemView = (line: OrderLine, canViewProduct: boolean): OrderItem => ({
  orderItemSummaryId: line.id,
  product: { productId: line.productId, name: line.name, sku: line.sku, canViewProduct },
  quantity: formatQuantity(line.quantity),
  unitPrice: formatMoney(line.unitCents),
  totalPrice: formatMoney(line.netCents),
  totalAdjustmentAmount: formatMoney(line.adjustmentCents),
  promotionDisplayName: line.promotionNames,
  totalTaxAmount: formatMoney(line.vatCents),
  ratePercentage: rateOf(line.vatBasisPoints),
});
