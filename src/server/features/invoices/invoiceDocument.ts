import { addDays, parisClock } from '../../../commerce/calendar/parisCalendar';
import { formatMoney, formatQuantity } from '../../../contract/money';
import type { Invoice, Seller } from '../../../contract/orders/invoice';
import { PURCHASE_ORDER_DAYS } from '../../../contract/shopRules';
import { SHOP_LOCALE } from '../../../contract/constants';
import type { AccountRecord } from '../accounts';
import { contentsView } from '../catalog';
import { taxLines } from '../orders';
import { methodLabelOf, type OrderDelivery, type OrderLine, type WholeOrder } from '../placedOrders';
import { invoiceNumber, type TakenNumber } from './invoiceNumber';
import { sayIn } from '../../texts/say';
import { deliveryName, termsIn } from './statements';

/** An invoice is issued in the language of the country whose law requires it. */
const say = sayIn(SHOP_LOCALE);

const rateOf = (basisPoints: number): string => (basisPoints / 100).toFixed(2);

const addressOf = ({ address }: OrderDelivery): Invoice['deliveries'][number]['address'] => ({
  companyName: address.companyName ?? null,
  name: address.name,
  street: address.street,
  postalCode: address.postalCode,
  city: address.city,
  country: address.country,
});

const rhythmOf = ({ model }: OrderLine): Partial<Invoice['lines'][number]> =>
  model === undefined || model.type === 'OneTime' || model.rhythm === null
    ? {}
    : {
        pricingTerm: model.rhythm.length,
        pricingTermUnit: model.rhythm.unit,
        subscriptionTerm: model.deliveries,
      };

const productLines = ({ lines }: WholeOrder): Invoice['lines'] =>
  lines.map((line) => ({
    name: line.name,
    sku: line.sku,
    packaging: line.packaging,
    quantity: formatQuantity(line.quantity),
    unitPrice: formatMoney(line.unitCents),
    adjustmentAmount: formatMoney(line.adjustmentCents),
    totalPrice: formatMoney(line.netCents),
    ratePercentage: rateOf(line.vatBasisPoints),
    ...rhythmOf(line),
    ...contentsView(line.contents, () => true),
  }));

/**
 * The lines that charge the delivery. An order does not store the VAT rate of its delivery: the charge is what is taxed
 * at a rate beyond the products of that rate.
 */
const deliveryLines = ({ order, lines }: WholeOrder): Invoice['lines'] =>
  order.vat.flatMap(({ basisPoints, netCents }) => {
    const taxed = lines.filter(({ vatBasisPoints }) => vatBasisPoints === basisPoints);
    const cents = netCents - taxed.reduce((sum, line) => sum + line.netCents, 0);
    if (cents === 0) return [];
    const amount = formatMoney(cents);
    return {
      name: deliveryName(order, say),
      sku: null,
      packaging: null,
      quantity: formatQuantity(1),
      unitPrice: amount,
      adjustmentAmount: formatMoney(0),
      totalPrice: amount,
      ratePercentage: rateOf(basisPoints),
    };
  });

function buyerOf({ order }: WholeOrder, first: OrderDelivery, account: AccountRecord | null): Invoice['buyer'] {
  const delivered = addressOf(first);
  const bill = order.billingAddress;
  if (bill === null) {
    return { ...delivered, companyName: account?.name ?? delivered.companyName, siret: account?.siret ?? null };
  }
  const { name, street, postalCode, city, country } = bill;
  // Without a company in the billing address (CHK-13), the delivery's is used if both addresses are the same.
  const isSameAddress = street === delivered.street && postalCode === delivered.postalCode && city === delivered.city;
  return {
    companyName: account?.name ?? bill.companyName ?? (isSameAddress ? delivered.companyName : null),
    name,
    street,
    postalCode,
    city,
    country,
    siret: account?.siret ?? null,
  };
}

interface Parties {
  readonly seller: Seller;
  /** null: ordered by a guest. */
  readonly account: AccountRecord | null;
}

/** The complete invoice of an order, as it is stored and answered from then on (see `invoiceIn`). */
export function invoiceDocument(whole: WholeOrder, { seller, account }: Parties, taken: TakenNumber): Invoice {
  const { order, payment } = whole;
  const [first] = order.deliveries;
  if (first === undefined) throw new Error(`The order ${order.id} goes nowhere.`);
  const isAuthorised = payment.requestType !== 'SimplePurchaseOrder';
  const soonest = order.deliveries.reduce((day, delivery) => (delivery.day < day ? delivery.day : day), first.day);
  return {
    invoiceNumber: invoiceNumber(taken),
    issuedDate: new Date(taken.issuedAt).toISOString(),
    orderSummaryId: order.id,
    orderNumber: order.reference,
    orderedDate: new Date(order.placedAt).toISOString(),
    currencyIsoCode: order.currency,
    seller,
    buyer: buyerOf(whole, first, account),
    deliveries: order.deliveries.map((delivery) => ({ deliveryDate: delivery.day, address: addressOf(delivery) })),
    lines: [...productLines(whole), ...deliveryLines(whole)],
    promotions: order.promotions
      .filter(({ targetType }) => targetType !== 'Shipping')
      .map(({ name, adjustmentCents }) => ({
        displayName: name,
        adjustmentAmount: formatMoney(adjustmentCents),
      })),
    totalProductAmount: formatMoney(order.goodsCents - order.adjustmentCents),
    totalNetAmount: formatMoney(order.netCents),
    taxes: taxLines(order.vat),
    totalTaxAmount: formatMoney(order.vatCents),
    grandTotalAmount: formatMoney(order.grossCents),
    payment: {
      methodLabel: methodLabelOf(payment, say),
      isAuthorised,
      // An authorised payment is due when ordered, a purchase order some time after the first delivery.
      dueDate: isAuthorised ? parisClock(order.placedAt).day : addDays(soonest, PURCHASE_ORDER_DAYS),
      purchaseOrderNumber: payment.purchaseOrderNumber,
    },
    terms: termsIn(say),
  };
}
