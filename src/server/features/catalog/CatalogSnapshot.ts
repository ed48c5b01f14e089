import { openIndex } from '../../searchIndex/SearchIndex';
import type { SearchIndex } from '../../searchIndex/SearchIndex';
import type { PackshotRecord } from '../../media/packshot/packshotRecord';
import { allCategories } from './categoryStore';
import type { ProductRecord } from './catalogRecords';
import { categoryTree } from './CategoryTree';
import type { CategoryTree } from './CategoryTree';
import { openColumns } from './columns/CatalogColumns';
import type { CatalogColumns } from './columns/CatalogColumns';
import type { CatalogParts } from './partFormats';
import { openProducts } from './productStore';

/** A published catalogue: what products are, who may see them, how they are found. Immutable. */
export interface CatalogSnapshot {
  /** null: nothing was ever published. */
  readonly version: string | null;
  /** Number of products. Their places, from 0, are their ranks in the French alphabetical order of names. */
  readonly size: number;
  readonly columns: CatalogColumns;
  readonly categories: CategoryTree;
  readonly index: SearchIndex;
  /** The product at a place; throws a RangeError where there is none. */
  readonly productAt: (place: number) => ProductRecord;
  product(id: string): ProductRecord | undefined;
  productBySku(sku: string): ProductRecord | undefined;
  /** All products with this url name, in order. */
  productsNamed(urlName: string): readonly ProductRecord[];
  /** A product's place; -1 for an unknown id. */
  placeOf(id: string): number;
  variationsOf(parentId: string): readonly ProductRecord[];
  /** Ids of a product's categories and all their ancestors, each once; empty for an unknown place. */
  categoriesAbove(place: number): readonly string[];
  packshot(pictureKey: string): PackshotRecord | undefined;
}

/** Opens a snapshot from its stored parts. Of the categories objects are made; of the products none. */
export const openSnapshot = (version: string | null, parts: CatalogParts): CatalogSnapshot => {
  const categories = categoryTree(allCategories(parts.categories));
  const columns = openColumns(parts.columns);
  const productAt = openProducts(parts.products, columns.pictureKeys);
  const atPlace = (place: number): ProductRecord | undefined => (place === -1 ? undefined : productAt(place));
  return {
    version,
    size: columns.size,
    columns,
    categories,
    index: openIndex(parts.index),
    productAt,
    product: (id) => atPlace(columns.ids.placeOf(id)),
    productBySku: (sku) => atPlace(columns.skus.placeOf(sku)),
    productsNamed: (urlName) => columns.urlNames.placesOf(urlName).map(productAt),
    placeOf: (id) => columns.ids.placeOf(id),
    variationsOf: (parentId) => [...columns.variations.at(columns.ids.placeOf(parentId))].map(productAt),
    categoriesAbove: (place) =>
      [...columns.categoriesAbove.at(place)].map((number) => categories.all[number]?.id ?? ''),
    packshot: (pictureKey) => atPlace(columns.pictureKeys.placeOf(pictureKey))?.packshot,
  };
};
