import { shareOut } from '../../../commerce/pricing/cartTotals';
import { formatMoney, formatQuantity } from '../../../contract/money';
import type { OrderLookup } from '../../../contract/orders/orderLookup';
import type { CartCall } from '../cart';
import { defaultImageOf } from '../catalog';
import type { LeftOut } from './leftOut';
import { allOrderFields, recordField, recordFields } from './orderFields';
import { listedOf } from './orderView';
import type { OrderDelivery, OrderLine, WholeOrder } from '../placedOrders';

type Group = NonNullable<OrderLookup['deliveryGroups']>[number];
type LineItem = NonNullable<Group['lineItems']>[number];

/** The part of a line in one delivery; the parts add up to the line, to the cent. */
interface LinePart extends Pick<OrderLine, 'quantity' | 'netCents' | 'vatCents' | 'adjustmentCents'> {
  readonly line: OrderLine;
}

const partsOf = (deliveries: readonly OrderDelivery[], line: OrderLine): ReadonlyMap<OrderDelivery, LinePart> => {
  const held = deliveries.flatMap((delivery) => {
    const quantity = delivery.lines.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
    return quantity === 0 ? [] : [{ delivery, quantity }];
  });
  const weights = held.map(({ quantity }) => quantity);
  const [net, vat, off] = [line.netCents, line.vatCents, line.adjustmentCents].map((cents) => shareOut(cents, weights));
  return new Map(
    held.map(({ delivery, quantity }, index) => [
      delivery,
      {
        line,
        quantity,
        netCents: net?.[index] ?? 0,
        vatCents: vat?.[index] ?? 0,
        adjustmentCents: off?.[index] ?? 0,
      },
    ]),
  );
};

const productItem = (part: LinePart, currencyIsoCode: string, { catalog, caller }: CartCall): LineItem => {
  const { line, quantity, netCents, vatCents, adjustmentCents } = part;
  const product = catalog.product(line.productId, caller);
  const image = product === null ? null : defaultImageOf(product);
  return {
    id: line.id,
    type: 'Product',
    itemClass: product?.productClass ?? null,
    currencyIsoCode,
    fields: recordFields([
      recordField('Product2Id', 'Produit', 'reference', line.productId),
      recordField('StockKeepingUnit', 'Référence', 'string', line.sku),
      recordField('Quantity', 'Quantité', 'double', formatQuantity(quantity)),
      recordField('UnitPrice', 'Prix unitaire HT', 'currency', formatMoney(line.unitCents)),
      recordField('TotalLineAmount', 'Total HT avant remises', 'currency', formatMoney(netCents - adjustmentCents)),
      recordField('AdjustedLineAmount', 'Sous-total HT', 'currency', formatMoney(netCents)),
      recordField('TotalPrice', 'Total HT', 'currency', formatMoney(netCents)),
      recordField('TotalTaxAmount', 'TVA', 'currency', formatMoney(vatCents)),
      recordField('TotalAmtWithTax', 'Total TTC', 'currency', formatMoney(netCents + vatCents)),
    ]),
    product: {
      id: line.productId,
      canViewProduct: product !== null,
      fields: recordFields([
        recordField('Name', 'Produit', 'string', line.name),
        recordField('StockKeepingUnit', 'Référence', 'string', line.sku),
      ]),
      media: image === null ? null : { url: image.url, alternateText: image.alternateText },
    },
  };
};

const chargeItem = ({ method, chargeCents }: OrderDelivery, currencyIsoCode: string): LineItem => ({
  id: null,
  type: 'Charge',
  itemClass: null,
  currencyIsoCode,
  fields: recordFields([
    recordField('Name', 'Livraison', 'string', method),
    recordField('Quantity', 'Quantité', 'double', formatQuantity(1)),
    recordField('TotalPrice', 'Total HT', 'currency', formatMoney(chargeCents)),
  ]),
  product: null,
});

const groupView = (delivery: OrderDelivery, { order, lines }: WholeOrder, call: CartCall, leftOut: LeftOut): Group => {
  const { address } = delivery;
  const { currency, deliveries } = order;
  const parts = lines.flatMap((line) => partsOf(deliveries, line).get(delivery) ?? []);
  return {
    id: null,
    currencyIsoCode: currency,
    fields: recordFields([
      recordField('DeliverToName', 'Destinataire', 'string', address.name),
      recordField('CompanyName', 'Société', 'string', address.companyName),
      recordField('DeliverToStreet', 'Rue', 'textarea', address.street),
      recordField('DeliverToPostalCode', 'Code postal', 'string', address.postalCode),
      recordField('DeliverToCity', 'Ville', 'string', address.city),
      recordField('DeliverToState', 'Région', 'string', address.region),
      recordField('DeliverToCountry', 'Pays', 'string', address.country),
      recordField('PhoneNumber', 'Téléphone', 'string', address.phoneNumber),
      recordField('Description', 'Consignes de livraison', 'textarea', delivery.instructions),
      recordField('DesiredDeliveryDate', 'Jour de livraison', 'date', delivery.day),
      recordField('TotalAdjustedDeliveryAmount', 'Livraison HT', 'currency', formatMoney(delivery.chargeCents)),
    ]),
    deliveryMethod: { id: null, fields: recordFields([recordField('Name', 'Livraison', 'string', delivery.method)]) },
    ...(!leftOut.has('LineItems') && {
      lineItems: [...parts.map((part) => productItem(part, currency, call)), chargeItem(delivery, currency)],
    }),
  };
};

const paymentView = ({ order, payment }: WholeOrder): NonNullable<OrderLookup['payments']>[number] => ({
  fields: recordFields([recordField('Amount', 'Montant', 'currency', formatMoney(order.grossCents))]),
  paymentMethod: {
    id: null,
    fields: recordFields([
      recordField('Name', 'Moyen de paiement', 'string', payment.methodLabel),
      recordField('PoNumber', 'Bon de commande', 'string', payment.purchaseOrderNumber),
    ]),
  },
});

/** A whole order in one answer, without the excluded parts. */
export const orderLookupView = (whole: WholeOrder, call: CartCall, leftOut: LeftOut): OrderLookup => {
  const { order } = whole;
  const { id, reference, status, currency, contactInfo } = order;
  return {
    id,
    orderNumber: reference,
    status,
    currencyIsoCode: currency,
    fields: allOrderFields(listedOf(whole)),
    owner: contactInfo,
    ...(!leftOut.has('Adjustments') && {
      adjustments: order.promotions.map(({ name, couponCode, targetType, adjustmentCents }) => ({
        amount: formatMoney(adjustmentCents),
        currencyIsoCode: currency,
        displayName: name,
        basisReferenceDisplayName: couponCode,
        targetType,
      })),
    }),
    ...(!leftOut.has('DeliveryGroups') && {
      deliveryGroups: order.deliveries.map((delivery) => groupView(delivery, whole, call, leftOut)),
    }),
    ...(!leftOut.has('Payments') && { payments: [paymentView(whole)] }),
  };
};
