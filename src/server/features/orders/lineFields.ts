import { formatMoney, formatQuantity, type Cents } from '../../../contract/money';
import type { OrderLine } from '../placedOrders';
import type { TextId } from '../../texts/textId';
import type { FieldOf, RecordKind } from './orderFields';

/** The whole of an order's line, or its part in one delivery. */
export interface LinePart extends Pick<OrderLine, 'quantity' | 'netCents' | 'vatCents' | 'adjustmentCents'> {
  readonly line: OrderLine;
}

const amount = (label: TextId, cents: (part: LinePart) => Cents): FieldOf<LinePart> => ({
  label,
  type: 'currency',
  text: (part) => formatMoney(cents(part)),
});

/** Name and reference of a line's product when it was ordered. */
export const LINE_PRODUCT: RecordKind<OrderLine> = {
  object: 'Product2',
  fields: {
    Name: { label: 'field.Product', type: 'string', text: ({ name }) => name },
    StockKeepingUnit: { label: 'field.StockKeepingUnit', type: 'string', text: ({ sku }) => sku },
  },
};

/** A line's fields under the platform's names: adjusted amounts are after promotions. */
export const ORDER_LINE: RecordKind<LinePart> = {
  object: 'OrderItemSummary',
  fields: {
    Product2Id: { label: 'field.Product', type: 'reference', text: ({ line }) => line.productId },
    StockKeepingUnit: { label: 'field.StockKeepingUnit', type: 'string', text: ({ line }) => line.sku },
    Quantity: { label: 'field.Quantity', type: 'double', text: ({ quantity }) => formatQuantity(quantity) },
    UnitPrice: amount('field.UnitPrice', ({ line }) => line.unitCents),
    TotalLineAmount: amount('field.TotalLineAmount', ({ netCents, adjustmentCents }) => netCents - adjustmentCents),
    AdjustedLineAmount: amount('field.AdjustedLineAmount', ({ netCents }) => netCents),
    TotalPrice: amount('field.TotalAmount', ({ netCents }) => netCents),
    TotalTaxAmount: amount('field.TotalTaxAmount', ({ vatCents }) => vatCents),
    TotalAmtWithTax: amount('field.TotalAmtWithTax', ({ netCents, vatCents }) => netCents + vatCents),
  },
};
