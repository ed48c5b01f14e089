import type { SuggestedProduct } from '../../../contract/search/search';
import { formatMoney } from '../../../contract/money';
import type { ReadDatabase } from '../../database/Database';
import { defaultImageOf, priceIn, quantityRuleTexts, visibleVariations } from '../catalog';
import type { CatalogState, ProductRecord } from '../catalog';
import { availableOf } from '../inventory';

/** Who is told of products: what they see, and for whom stock is reserved. */
export interface SuggestionAsker {
  readonly groups: readonly string[];
  /** See `callerKey`. */
  readonly holder: string;
  /** Milliseconds UTC. */
  readonly now: number;
}

/** Ids of the products that are sold when this one is chosen: a parent's variations. */
const soldAs = (state: CatalogState, product: ProductRecord, groups: readonly string[]): readonly string[] =>
  product.productClass === 'VariationParent'
    ? visibleVariations(state, product, groups).map(({ id }) => id)
    : [product.id];

/** Products as a list of suggestions shows them: picture, reference, the caller's price, whether there is stock. */
export const viewSuggestedProducts = async (
  db: ReadDatabase,
  state: CatalogState,
  products: readonly ProductRecord[],
  { groups, holder, now }: SuggestionAsker,
): Promise<SuggestedProduct[]> => {
  const sold = new Map(products.map((product) => [product.id, soldAs(state, product, groups)]));
  const available = await availableOf(db, [...sold.values()].flat(), now, { holder });
  return products.map((product) => {
    const price = priceIn(state, product, groups);
    return {
      id: product.id,
      name: product.name,
      urlName: product.urlName,
      reference: product.sku,
      packaging: product.packaging,
      defaultImage: defaultImageOf(product),
      unitPrice: price === null ? null : formatMoney(price.unitCents),
      productClass: product.productClass,
      purchaseQuantityRule: quantityRuleTexts(product),
      isAvailable: (sold.get(product.id) ?? []).some((id) => (available.get(id) ?? 0) > 0),
    };
  });
};
