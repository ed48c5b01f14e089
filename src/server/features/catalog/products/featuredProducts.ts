import type { FeaturedProducts, FeaturedProductsQuery } from '../../../../contract/catalog/featuredProducts';
import { listed } from '../../../http/commaLists';
import type { CatalogSnapshot } from '../CatalogSnapshot';
import { isVisibleTo } from '../entitlement';
import type { ProductRecord } from '../stored/catalogRecords';
import { productDetail } from './productDetail';

/**
 * The products related to a product, by relationship, for members of these groups: the wanted types, or all. Types
 * without products are omitted, as are products that they may not see.
 */
export function featuredProducts(
  snapshot: CatalogSnapshot,
  product: ProductRecord,
  groups: readonly string[],
  now: number,
  options: FeaturedProductsQuery,
): FeaturedProducts {
  const wanted = listed(options.relationshipTypes);
  const detailOf = (featured: ProductRecord) =>
    productDetail(snapshot, featured, groups, now, {
      ...options,
      excludeMedia: options.includeMediaGroups !== true,
      excludeAttributeSetInfo: options.includeAttributeSetInfo !== true,
      excludeQuantityRule: options.includePurchaseQuantityRules !== true,
      excludeProductSellingModels: options.includeProductSellingModel !== true,
      excludePrimaryProductCategory: true,
      excludeVariationInfo: true,
    });
  const lists = Object.entries(product.related).flatMap(([type, ids]) => {
    if (wanted.length > 0 && !wanted.includes(type)) return [];
    const seen = ids.flatMap((id) => {
      const found = snapshot.product(id);
      return found !== undefined && isVisibleTo(found, groups) ? [detailOf(found)] : [];
    });
    return seen.length === 0 ? [] : [[type, seen] as const];
  });
  return { featuredProductsByRelationshipType: Object.fromEntries(lists) };
}
