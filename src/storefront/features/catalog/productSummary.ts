import { parseProductFields, unwrapFields, type ProductFacts } from '../../../contract/catalog/productFields';
import { parseMoney, type Cents } from '../../../contract/money';
import { productAddress } from '../../../contract/pages/pageReference';
import type { ListedPrice, ListedProduct } from '../../../contract/search/listed';
import { readQuantityRule, type QuantityRule } from '../../../commerce/quantityRule';
import { readTieredPrice, type TieredPrice } from '../../../commerce/pricing/tierPrice';

/** Products of these classes cannot be ordered themselves, only their variations or the members of the set. */
export type Family = 'VariationParent' | 'Set';

/** The class of a product that cannot be ordered itself; null: it can. */
export const familyOf = (productClass: string | null | undefined): Family | null =>
  productClass === 'VariationParent' || productClass === 'Set' ? productClass : null;

/** A product of a list, in the form shared by card and table row. */
export interface ProductSummary {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** null: no picture. */
  readonly pictureUrl: string | null;
  readonly facts: ProductFacts;
  /** null: this caller has no price for it. */
  readonly price: TieredPrice | null;
  /** The list price, only if it is higher than the caller's price. */
  readonly oldCents: Cents | null;
  readonly currency: string;
  readonly rule: QuantityRule;
  /** null: the product can be ordered itself. */
  readonly family: Family | null;
}

export function summaryOf(found: ListedProduct, currency: string): ProductSummary {
  const price = priceOf(found.prices);
  const listCents = parseMoney(found.prices?.listPrice ?? '');
  return {
    id: found.id,
    name: found.name,
    href: productAddress(found.urlName, found.id),
    pictureUrl: found.defaultImage?.url ?? null,
    facts: parseProductFields(unwrapFields(found.fields)),
    price,
    oldCents: price !== null && listCents !== null && listCents > price.unitCents ? listCents : null,
    currency,
    rule: readQuantityRule(found.purchaseQuantityRule),
    family: familyOf(found.productClass),
  };
}

function priceOf(prices: ListedPrice | null): TieredPrice | null {
  if (prices?.success !== true || prices.unitPrice === null) return null;
  return readTieredPrice({ unitPrice: prices.unitPrice, priceAdjustment: prices.priceAdjustment });
}
