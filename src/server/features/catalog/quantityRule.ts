import type { PurchaseQuantityRule } from '../../../contract/catalog/product';
import type { ProductRecord } from './stored/catalogRecords';

/** A product's quantity rule as calls send it: its numbers as strings. */
export const quantityRuleTexts = ({ quantityRule }: Pick<ProductRecord, 'quantityRule'>): PurchaseQuantityRule => ({
  minimum: String(quantityRule.minimum),
  maximum: String(quantityRule.maximum),
  increment: String(quantityRule.increment),
});
