import type { SuggestedProduct } from '../../../contract/search/search';
import { formatMoney } from '../../../contract/money';
import type { ReadDatabase } from '../../database/Database';
import { defaultImageOf, priceIn, quantityRuleTexts, soldAs, type PricedCatalog, type ProductRecord } from '../catalog';
import { availableOf, drawsOf, piecesIn } from '../inventory';

/**
 * The caller for whom products are suggested (what they can see, which reservations are theirs), and what their
 * availability depends on: the time, and whether the shop counts stock.
 */
export interface SuggestionAsker {
  readonly groups: readonly string[];
  /** See `callerKey`. */
  readonly holder: string;
  /** Milliseconds UTC. */
  readonly now: number;
  /** Whether the shop tracks inventory; if not, everything is available. */
  readonly countsStock: boolean;
}

/** Products as a list of suggestions shows them: picture, reference, the caller's price, availability. */
export async function viewSuggestedProducts(
  db: ReadDatabase,
  state: PricedCatalog,
  products: readonly ProductRecord[],
  { groups, holder, now, countsStock }: SuggestionAsker,
): Promise<SuggestedProduct[]> {
  const sold = new Map(products.map((product) => [product.id, soldAs(state, product, groups)]));
  const draws = (id: string) => drawsOf(state.snapshot, id);
  const ids = [...sold.values()].flat().flatMap(({ id }) => draws(id).map(({ productId }) => productId));
  const available = countsStock ? await availableOf(db, ids, now, { holder }) : null;
  const isAvailable = ({ id, quantityRule }: ProductRecord): boolean =>
    available === null || piecesIn(draws(id), available) >= quantityRule.minimum;
  return products.map((product) => {
    const price = priceIn(state, product, groups);
    const defaultImage = defaultImageOf(product);
    return {
      id: product.id,
      name: product.name,
      urlName: product.urlName,
      reference: product.sku,
      packaging: product.packaging,
      ...(defaultImage && { defaultImage }),
      unitPrice: price === null ? null : formatMoney(price.unitCents),
      currencyIsoCode: state.prices.currency,
      productClass: product.productClass,
      purchaseQuantityRule: quantityRuleTexts(product),
      isAvailable: (sold.get(product.id) ?? []).some(isAvailable),
      ...(product.productClass === 'VariationParent' && { variationCount: sold.get(product.id)?.length ?? 0 }),
    };
  });
}
