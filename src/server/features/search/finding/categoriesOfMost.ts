import { SUGGESTED_CATEGORY_LIMIT } from '../../../../contract/search/search';
import type { CatalogSnapshot } from '../../catalog';

/**
 * The categories that contain these products, those with the most of them first, at most `SUGGESTED_CATEGORY_LIMIT`;
 * among equals in the order of the products.
 */
export function categoriesOfMost({ categories, productAt }: CatalogSnapshot, rows: Uint32Array) {
  const counts = new Map<string, number>();
  for (const row of rows) for (const id of productAt(row).categoryIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SUGGESTED_CATEGORY_LIMIT)
    .flatMap(([id]) => {
      const category = categories.category(id);
      return category === undefined ? [] : [{ id, name: category.name, urlName: category.urlName }];
    });
}
