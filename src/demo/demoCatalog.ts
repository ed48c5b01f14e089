import { assembleBundles } from './catalog/assembleBundles';
import { assembleRange } from './catalog/assembleProducts';
import type { CatalogEntry } from './catalog/catalogEntry';
import { demoCategories } from './catalog/demoCategories';
import { withRelatedProducts } from './catalog/relatedProducts';
import { withStandingSales } from './catalog/standingSales';
import { PRODUCT_RANGES } from './families/productRanges';
import type { CatalogRecords } from '../server/features/catalog';

/** Every product of the demo shop with its prices and stock, ids by position; pure, so always the same. */
export function demoEntries(): readonly CatalogEntry[] {
  const categoryIds = new Map(demoCategories().map(({ urlName, id }) => [urlName, id]));
  const entries: CatalogEntry[] = [];
  for (const range of PRODUCT_RANGES) entries.push(...assembleRange(range, entries.length + 1, categoryIds));
  const bundles = assembleBundles(entries, entries.length + 1, categoryIds);
  return [...withStandingSales(withRelatedProducts(entries)), ...bundles];
}

/** The catalogue the shop starts with (shapes and units in catalogRecords.ts). */
export function demoCatalog(): CatalogRecords {
  const entries = demoEntries();
  return {
    categories: demoCategories(),
    products: entries.map(({ product }) => product),
    prices: entries.flatMap(({ prices }) => prices),
    stock: entries.flatMap(({ stock }) => (stock ? [stock] : [])),
  };
}
