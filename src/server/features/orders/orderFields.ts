import type { Cents } from '../../../contract/money';
import { formatMoney } from '../../../contract/money';
import type { RecordFields } from '../../../contract/orders/orderLookup';
import { BOUNDS } from '../../limits/bounds';
import { invalidInput } from '../../problems';
import type { ListedOrder } from '../placedOrders';

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
  readonly label: string;
  readonly type: FieldType;
  readonly text: (listed: ListedOrder) => string | null;
}

const amount = (label: string, cents: (listed: ListedOrder) => Cents): OrderField => ({
  label,
  type: 'currency',
  text: (listed) => formatMoney(cents(listed)),
});
const said = (label: string, type: FieldType, text: OrderField['text']): OrderField => ({ label, type, text });
const placedAt: OrderField['text'] = ({ order }) => new Date(order.placedAt).toISOString();

/**
 * An order's fields under the platform's names, none of them personal. Deductions from the whole order are distributed
 * over lines and delivery, so that adjusted amounts add up.
 */
const ORDER_FIELDS: Readonly<Record<string, OrderField>> = {
  Id: said('Identifiant', 'reference', ({ order }) => order.id),
  AccountId: said('Compte', 'reference', ({ order }) => order.owner.accountId),
  OwnerId: said('Acheteur', 'reference', ({ order }) => (order.owner.kind === 'user' ? order.owner.id : null)),
  SalesStoreId: said('Boutique', 'reference', ({ order }) => order.owner.webstoreId),
  OrderNumber: said('Référence de commande', 'string', ({ order }) => order.reference),
  OrderedDate: said('Date de commande', 'datetime', placedAt),
  CreatedDate: said('Date de création', 'datetime', placedAt),
  Status: said('État', 'picklist', ({ order }) => order.status),
  CurrencyIsoCode: said('Devise', 'picklist', ({ order }) => order.currency),
  TotalProductAmount: amount('Produits HT avant remises', ({ order }) => order.goodsCents - order.adjustmentCents),
  TotalAdjustedProductAmount: amount('Produits HT', ({ order }) => order.goodsCents),
  TotalAdjustedProductTaxAmount: amount('TVA des produits', ({ goodsVatCents }) => goodsVatCents),
  TotalAdjProductAmtWithTax: amount('Produits TTC', ({ order, goodsVatCents }) => order.goodsCents + goodsVatCents),
  TotalAdjustedDeliveryAmount: amount('Livraison HT', ({ order }) => order.deliveryCents),
  TotalAdjustedDeliveryTaxAmount: amount(
    'TVA de la livraison',
    ({ order, goodsVatCents }) => order.vatCents - goodsVatCents,
  ),
  TotalAdjDeliveryAmtWithTax: amount(
    'Livraison TTC',
    ({ order, goodsVatCents }) => order.deliveryCents + order.vatCents - goodsVatCents,
  ),
  TotalAmount: amount('Total HT', ({ order }) => order.netCents),
  TotalTaxAmount: amount('TVA', ({ order }) => order.vatCents),
  GrandTotalAmount: amount('Total TTC', ({ order }) => order.grossCents),
};

const nameOf = new Map(Object.keys(ORDER_FIELDS).map((name) => [name.toLowerCase(), name]));

/**
 * The requested fields, each under the name it was asked by, with or without its object in front, in any case; unknown
 * names are ignored. Throws INVALID_API_INPUT on too many.
 */
export const fieldsAsked = (list: string | undefined): readonly (readonly [asked: string, name: string])[] => {
  const names = (list ?? '').split(',').map((name) => name.trim());
  if (names.length > BOUNDS.orderFieldNames) {
    throw invalidInput(`At most ${BOUNDS.orderFieldNames} fields may be named.`);
  }
  return names.flatMap((asked): (readonly [string, string])[] => {
    const name = nameOf.get(asked.replace(/^OrderSummary\./i, '').toLowerCase());
    return name === undefined ? [] : [[asked, name]];
  });
};

const fieldIn = (listed: ListedOrder, name: string) => {
  const field = ORDER_FIELDS[name];
  if (field === undefined) throw new Error(`An order has no field ${name}.`);
  return recordField(name, field.label, field.type, field.text(listed));
};

/** These fields of an order. */
export const orderFields = (
  listed: ListedOrder,
  asked: readonly (readonly [asked: string, name: string])[],
): RecordFields => Object.fromEntries(asked.map(([key, name]) => [key, fieldIn(listed, name)]));

/** Every field of an order. */
export const allOrderFields = (listed: ListedOrder): RecordFields =>
  recordFields(Object.keys(ORDER_FIELDS).map((name) => fieldIn(listed, name)));
