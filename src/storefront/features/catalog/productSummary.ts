import { parseProductFields, unwrapFields, type ProductFacts } from '../../../contract/catalog/productFields';
import { parseMoney, type Cents } from '../../../contract/money';
import { productAddress } from '../../../contract/pages/pageReference';
import type { FoundPrice, FoundProduct } from '../../../contract/search/search';
import { readQuantityRule, type QuantityRule } from '../../../commerce/quantityRule';
import { readTieredPrice, type TieredPrice } from '../../../commerce/pricing/tierPrice';

/** Products of this class cannot be ordered, only their variations. */
export const PRODUCT_CLASS_FAMILY = 'VariationParent';

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
  /** The product cannot be ordered itself, only its variations. */
  readonly isFamily: boolean;
}

export function summaryOf(found: FoundProduct, currency: string): ProductSummary {
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
    isFamily: found.productClass === PRODUCT_CLASS_FAMILY,
  };
}

function priceOf(prices: FoundPrice | null): TieredPrice | null {
  if (prices?.success !== true || prices.unitPrice === null) return null;
  return readTieredPrice({ unitPrice: prices.unitPrice, priceAdjustment: prices.priceAdjustment });
}
