import { shareOut } from '../../../commerce/pricing/cartTotals';
import { formatMoney, formatQuantity } from '../../../contract/money';
import type { OrderLookup } from '../../../contract/orders/orderLookup';
import type { CartCall } from '../cart';
import { buyerGroupsOf, contentsView, defaultImageOf, seenIn } from '../catalog';
import type { LeftOut } from './leftOut';
import { LINE_PRODUCT, ORDER_LINE, type LinePart } from './lineFields';
import {
  allFieldsOf,
  isAdjustmentAggregate,
  orderFields,
  recordField,
  recordFields,
  type AskedFields,
} from './orderFields';
import { summedOf } from './orderView';
import { methodIn, methodLabelOf, type OrderDelivery, type OrderLine, type WholeOrder } from '../placedOrders';
import type { Say } from '../../texts/say';
import { sentence } from '../../texts/sentence';

type Group = NonNullable<OrderLookup['deliveryGroups']>[number];
type LineItem = NonNullable<Group['lineItems']>[number];

/** What each delivery has of a line; the parts add up to the line, to the cent. */
function partsOf(deliveries: readonly OrderDelivery[], line: OrderLine): ReadonlyMap<OrderDelivery, LinePart> {
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
}

function productItem(part: LinePart, currencyIsoCode: string, { catalog, caller, say }: CartCall): LineItem {
  const { line } = part;
  const product = catalog.product(line.productId, caller);
  const image = product === null ? null : defaultImageOf(product);
  return {
    id: line.id,
    type: 'Product',
    itemClass: product?.productClass ?? null,
    currencyIsoCode,
    fields: allFieldsOf(ORDER_LINE, part, say),
    product: {
      id: line.productId,
      canViewProduct: product !== null,
      fields: allFieldsOf(LINE_PRODUCT, line, say),
      media: image === null ? null : { url: image.url, alternateText: image.alternateText },
    },
    ...contentsView(line.contents, seenIn(catalog.state(), buyerGroupsOf(caller))),
  };
}

const chargeItem = ({ method, chargeCents }: OrderDelivery, currencyIsoCode: string, say: Say): LineItem => ({
  id: null,
  type: 'Charge',
  itemClass: null,
  currencyIsoCode,
  fields: recordFields([
    recordField('Name', say(sentence('field.Delivery')), 'string', methodIn(method, say)),
    recordField('Quantity', say(sentence('field.Quantity')), 'double', formatQuantity(1)),
    recordField('TotalPrice', say(sentence('field.TotalAmount')), 'currency', formatMoney(chargeCents)),
  ]),
  product: null,
});

function groupView(delivery: OrderDelivery, { order, lines }: WholeOrder, call: CartCall, leftOut: LeftOut): Group {
  const { address } = delivery;
  const { say } = call;
  const { currency, deliveries } = order;
  const parts = lines.flatMap((line) => partsOf(deliveries, line).get(delivery) ?? []);
  return {
    id: null,
    currencyIsoCode: currency,
    fields: recordFields([
      recordField('DeliverToName', say(sentence('field.DeliverToName')), 'string', address.name),
      recordField('CompanyName', say(sentence('field.CompanyName')), 'string', address.companyName),
      recordField('DeliverToStreet', say(sentence('field.Street')), 'textarea', address.street),
      recordField('DeliverToPostalCode', say(sentence('field.PostalCode')), 'string', address.postalCode),
      recordField('DeliverToCity', say(sentence('field.City')), 'string', address.city),
      recordField('DeliverToState', say(sentence('field.State')), 'string', address.region),
      recordField('DeliverToCountry', say(sentence('field.Country')), 'string', address.country),
      recordField('PhoneNumber', say(sentence('field.Phone')), 'string', address.phoneNumber),
      recordField('Description', say(sentence('field.Description')), 'textarea', delivery.instructions),
      recordField('DesiredDeliveryDate', say(sentence('field.DesiredDeliveryDate')), 'date', delivery.day),
      ...(leftOut.has('AdjustmentAggregates')
        ? []
        : [
            recordField(
              'TotalAdjustedDeliveryAmount',
              say(sentence('field.TotalAdjustedDeliveryAmount')),
              'currency',
              formatMoney(delivery.chargeCents),
            ),
          ]),
    ]),
    deliveryMethod: {
      id: null,
      fields: recordFields([
        recordField('Name', say(sentence('field.Delivery')), 'string', methodIn(delivery.method, say)),
      ]),
    },
    ...(!leftOut.has('LineItems') && {
      lineItems: [...parts.map((part) => productItem(part, currency, call)), chargeItem(delivery, currency, say)],
    }),
  };
}

const paymentView = ({ order, payment }: WholeOrder, say: Say): NonNullable<OrderLookup['payments']>[number] => ({
  fields: recordFields([
    recordField('Amount', say(sentence('field.Amount')), 'currency', formatMoney(order.grossCents)),
  ]),
  paymentMethod: {
    id: null,
    fields: recordFields([
      recordField('Name', say(sentence('field.PaymentMethod')), 'string', methodLabelOf(payment, say)),
      recordField('PoNumber', say(sentence('field.PoNumber')), 'string', payment.purchaseOrderNumber),
    ]),
  },
});

interface LookedUp {
  /** Fields of the order. */
  readonly fields: AskedFields;
  readonly leftOut: LeftOut;
}

/** A whole order in one answer, with the requested fields and without the excluded parts. */
export function orderLookupView(whole: WholeOrder, call: CartCall, { fields, leftOut }: LookedUp): OrderLookup {
  const { order } = whole;
  const { id, reference, status, currency, contactInfo } = order;
  const shown = leftOut.has('AdjustmentAggregates')
    ? fields.filter(([, name]) => !isAdjustmentAggregate(name))
    : fields;
  return {
    id,
    orderNumber: reference,
    status,
    currencyIsoCode: currency,
    fields: orderFields(summedOf(whole), shown, call.say),
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
    ...(!leftOut.has('Payments') && { payments: [paymentView(whole, call.say)] }),
  };
}
