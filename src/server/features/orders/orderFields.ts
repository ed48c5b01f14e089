import { formatMoney, type Cents } from '../../../contract/money';
import type { RecordFields } from '../../../contract/orders/orderLookup';
import { BOUNDS } from '../../limits/bounds';
import { invalidInput } from '../../problems';
import type { SummedOrder } from '../placedOrders';
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

/** A field of a record: its label, its type and its text (null: none). */
export interface FieldOf<R> {
  readonly label: TextId;
  readonly type: FieldType;
  readonly text: (record: R) => string | null;
}

/** A kind of record under the platform's name, with its fields under the platform's names. */
export interface RecordKind<R> {
  readonly object: string;
  readonly fields: Readonly<Record<string, FieldOf<R>>>;
}

/** Names of fields as a call wrote them, each with the field's own name. */
export type AskedFields = readonly (readonly [asked: string, name: string])[];

const amount = (label: TextId, cents: (summed: SummedOrder) => Cents): FieldOf<SummedOrder> => ({
  label,
  type: 'currency',
  text: (summed) => formatMoney(cents(summed)),
});
const said = (label: TextId, type: FieldType, text: FieldOf<SummedOrder>['text']): FieldOf<SummedOrder> => ({
  label,
  type,
  text,
});
const placedAt: FieldOf<SummedOrder>['text'] = ({ order }) => new Date(order.placedAt).toISOString();

/**
 * An order's fields under the platform's names, none of them personal. Deductions from the whole order are distributed
 * over lines and delivery, so that adjusted amounts add up.
 */
const ORDER_FIELDS: RecordKind<SummedOrder>['fields'] = {
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

const ORDER: RecordKind<SummedOrder> = { object: 'OrderSummary', fields: ORDER_FIELDS };

/**
 * The requested fields of a kind of record, each under the requested name, with or without its object in front, in any
 * case; unknown names are ignored. Throws INVALID_API_INPUT on too many.
 */
export function fieldsNamed<R>({ object, fields }: RecordKind<R>, list: string | undefined): AskedFields {
  const names = (list ?? '').split(',').map((name) => name.trim());
  if (names.length > BOUNDS.orderFieldNames) {
    throw invalidInput(`At most ${BOUNDS.orderFieldNames} fields may be named.`);
  }
  const prefix = `${object}.`.toLowerCase();
  const nameOf = new Map(Object.keys(fields).map((name) => [name.toLowerCase(), name]));
  return names.flatMap((asked): AskedFields => {
    const lower = asked.toLowerCase();
    const name = nameOf.get(lower.startsWith(prefix) ? lower.slice(prefix.length) : lower);
    return name === undefined ? [] : [[asked, name]];
  });
}

/** Whether a field is a sum after promotions. */
export const isAdjustmentAggregate = (name: string): boolean => name.startsWith('TotalAdj');

/** The requested fields of an order. Throws INVALID_API_INPUT on too many. */
export const fieldsAsked = (list: string | undefined): AskedFields => fieldsNamed(ORDER, list);

/** The requested fields of a record, each under the key with which it was requested. */
export const namedFieldsOf = <R>(
  { object, fields }: RecordKind<R>,
  record: R,
  asked: AskedFields,
  say: Say,
): RecordFields =>
  Object.fromEntries(
    asked.map(([key, name]) => {
      const field = fields[name];
      if (field === undefined) throw new Error(`${object} has no field ${name}.`);
      return [key, recordField(name, say(sentence(field.label)), field.type, field.text(record))];
    }),
  );

const allOf = <R>({ fields }: RecordKind<R>): AskedFields => Object.keys(fields).map((name) => [name, name]);

/** Every field of a record under its own name. */
export const allFieldsOf = <R>(kind: RecordKind<R>, record: R, say: Say): RecordFields =>
  namedFieldsOf(kind, record, allOf(kind), say);

/** The requested fields of an order, or all of them where none is named. Throws INVALID_API_INPUT on too many. */
export const fieldsAskedOrAll = (list: string | undefined): AskedFields =>
  ['', '*'].includes((list ?? '').trim()) ? allOf(ORDER) : fieldsAsked(list);

/** The requested fields of an order. */
export const orderFields = (summed: SummedOrder, asked: AskedFields, say: Say): RecordFields =>
  namedFieldsOf(ORDER, summed, asked, say);
