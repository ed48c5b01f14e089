import { formatMoney, type Cents } from '../../../contract/money';
import type { RecordFields } from '../../../contract/orders/orderLookup';
import { BOUNDS } from '../../limits/bounds';
import { invalidInput } from '../../problems';
import type { ListedOrder } from '../placedOrders';
import type { Say } from '../../texts/say';
import { sentence } from '../../texts/sentence';
import type { TextId } from '../../texts/textId';

/** The type of a field, in the platform's words. */
type FieldType = 'currency' | 'datetime' | 'date' | 'double' | 'picklist' | 'reference' | 'string' | 'textarea';

/** A field on the wire; its text is null where there is none. */
export const recordField = (dataName: string, label: string, type: FieldType, text: string | null) => ({
  dataName,
  label,
  text,
  type,
});

/** Fields by their names. */
export const recordFields = (fields: readonly ReturnType<typeof recordField>[]): RecordFields =>
  Object.fromEntries(fields.map((field) => [field.dataName, field]));

interface OrderField {
  readonly label: TextId;
  readonly type: FieldType;
  readonly text: (listed: ListedOrder) => string | null;
}

const amount = (label: TextId, cents: (listed: ListedOrder) => Cents): OrderField => ({
  label,
  type: 'currency',
  text: (listed) => formatMoney(cents(listed)),
});
const said = (label: TextId, type: FieldType, text: OrderField['text']): OrderField => ({ label, type, text });
const placedAt: OrderField['text'] = ({ order }) => new Date(order.placedAt).toISOString();

/**
 * An order's fields under the platform's names, none of them personal. Deductions from the whole order are distributed
 * over lines and delivery, so that adjusted amounts add up.
 */
const ORDER_FIELDS: Readonly<Record<string, OrderField>> = {
  Id: said('field.Id', 'reference', ({ order }) => order.id),
  AccountId: said('field.AccountId', 'reference', ({ order }) => order.owner.accountId),
  OwnerId: said('field.OwnerId', 'reference', ({ order }) => (order.owner.kind === 'user' ? order.owner.id : null)),
  SalesStoreId: said('field.SalesStoreId', 'reference', ({ order }) => order.owner.webstoreId),
  OrderNumber: said('field.OrderNumber', 'string', ({ order }) => order.reference),
  OrderedDate: said('field.OrderedDate', 'datetime', placedAt),
  CreatedDate: said('field.CreatedDate', 'datetime', placedAt),
  Status: said('field.Status', 'picklist', ({ order }) => order.status),
  CurrencyIsoCode: said('field.CurrencyIsoCode', 'picklist', ({ order }) => order.currency),
  TotalProductAmount: amount('field.TotalProductAmount', ({ order }) => order.goodsCents - order.adjustmentCents),
  TotalAdjustedProductAmount: amount('field.TotalAdjustedProductAmount', ({ order }) => order.goodsCents),
  TotalAdjustedProductTaxAmount: amount('field.TotalAdjustedProductTaxAmount', ({ goodsVatCents }) => goodsVatCents),
  TotalAdjProductAmtWithTax: amount(
    'field.TotalAdjProductAmtWithTax',
    ({ order, goodsVatCents }) => order.goodsCents + goodsVatCents,
  ),
  TotalAdjustedDeliveryAmount: amount('field.TotalAdjustedDeliveryAmount', ({ order }) => order.deliveryCents),
  TotalAdjustedDeliveryTaxAmount: amount(
    'field.TotalAdjustedDeliveryTaxAmount',
    ({ order, goodsVatCents }) => order.vatCents - goodsVatCents,
  ),
  TotalAdjDeliveryAmtWithTax: amount(
    'field.TotalAdjDeliveryAmtWithTax',
    ({ order, goodsVatCents }) => order.deliveryCents + order.vatCents - goodsVatCents,
  ),
  TotalAmount: amount('field.TotalAmount', ({ order }) => order.netCents),
  TotalTaxAmount: amount('field.TotalTaxAmount', ({ order }) => order.vatCents),
  GrandTotalAmount: amount('field.GrandTotalAmount', ({ order }) => order.grossCents),
};

const nameOf = new Map(Object.keys(ORDER_FIELDS).map((name) => [name.toLowerCase(), name]));

/**
 * The requested fields, each under the requested name, with or without its object in front, in any case; unknown names
 * are ignored. Throws INVALID_API_INPUT on too many.
 */
export function fieldsAsked(list: string | undefined): readonly (readonly [asked: string, name: string])[] {
  const names = (list ?? '').split(',').map((name) => name.trim());
  if (names.length > BOUNDS.orderFieldNames) {
    throw invalidInput(`At most ${BOUNDS.orderFieldNames} fields may be named.`);
  }
  return names.flatMap((asked): (readonly [string, string])[] => {
    const name = nameOf.get(asked.replace(/^OrderSummary\./i, '').toLowerCase());
    return name === undefined ? [] : [[asked, name]];
  });
}

function fieldIn(listed: ListedOrder, name: string, say: Say) {
  const field = ORDER_FIELDS[name];
  if (field === undefined) throw new Error(`An order has no field ${name}.`);
  return recordField(name, say(sentence(field.label)), field.type, field.text(listed));
}

/** The requested fields of an order, each under the key with which it was requested. */
export const orderFields = (
  listed: ListedOrder,
  asked: readonly (readonly [asked: string, name: string])[],
  say: Say,
): RecordFields => Object.fromEntries(asked.map(([key, name]) => [key, fieldIn(listed, name, say)]));

/** Every field of an order. */
export const allOrderFields = (listed: ListedOrder, say: Say): RecordFields =>
  recordFields(Object.keys(ORDER_FIELDS).map((name) => fieldIn(listed, name, say)));
