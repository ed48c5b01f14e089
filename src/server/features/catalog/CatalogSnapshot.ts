import { buildIndex } from '../../searchIndex/buildIndex';
import { openIndex } from '../../searchIndex/SearchIndex';
import type { SearchIndex } from '../../searchIndex/SearchIndex';
import type { CategoryRecord, ProductRecord } from './catalogRecords';
import type { PackshotRecord } from '../../media/packshot/packshotRecord';
import { categoryTree } from './CategoryTree';
import type { CategoryTree } from './CategoryTree';
import { pictureKeyOf } from './media';

/** The stored parts of a snapshot, one JSON text each. */
export interface SnapshotParts {
  readonly categories: readonly CategoryRecord[];
  /** In French alphabetical order of their names, so that a product's index is also its rank by name. */
  readonly products: readonly ProductRecord[];
  readonly index: Uint8Array;
}

/** A published catalogue: what products are, who may see them, how they are found. Immutable. */
export interface CatalogSnapshot {
  /** null: nothing was ever published. */
  readonly version: string | null;
  readonly products: readonly ProductRecord[];
  readonly categories: CategoryTree;
  readonly index: SearchIndex;
  product(id: string): ProductRecord | undefined;
  productBySku(sku: string): ProductRecord | undefined;
  /** All products with this url name, in order. */
  productsNamed(urlName: string): readonly ProductRecord[];
  /** A product's index in `products`; -1 for an unknown id. */
  placeOf(id: string): number;
  variationsOf(parentId: string): readonly ProductRecord[];
  /** Ids of a product's categories and all their ancestors, each once; by product index. */
  categoriesAbove(place: number): readonly string[];
  packshot(pictureKey: string): PackshotRecord | undefined;
}

const NO_PRODUCTS: readonly ProductRecord[] = [];

const byUrlName = (products: readonly ProductRecord[]): Map<string, ProductRecord[]> => {
  const named = new Map<string, ProductRecord[]>();
  for (const product of products) {
    const same = named.get(product.urlName);
    if (same === undefined) named.set(product.urlName, [product]);
    else same.push(product);
  }
  return named;
};

/** Opens a snapshot from its stored parts. Only maps are built: sorting and indexing were done at publication. */
export const openSnapshot = (
  version: string | null,
  { categories, products, index }: SnapshotParts,
): CatalogSnapshot => {
  const places = new Map(products.map((product, place) => [product.id, place]));
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const variations = new Map<string, ProductRecord[]>();
  for (const product of products) {
    if (product.variationParentId === null) continue;
    const siblings = variations.get(product.variationParentId);
    if (siblings === undefined) variations.set(product.variationParentId, [product]);
    else siblings.push(product);
  }
  const tree = categoryTree(categories);
  const above: (readonly string[] | undefined)[] = [];
  let named: Map<string, ProductRecord[]> | null = null;
  let packshots: Map<string, PackshotRecord> | null = null;
  return {
    version,
    products,
    categories: tree,
    index: openIndex(index),
    product: (id) => products[places.get(id) ?? -1],
    productBySku: (sku) => bySku.get(sku),
    productsNamed(urlName) {
      named ??= byUrlName(products);
      return named.get(urlName) ?? NO_PRODUCTS;
    },
    placeOf: (id) => places.get(id) ?? -1,
    variationsOf: (parentId) => variations.get(parentId) ?? NO_PRODUCTS,
    categoriesAbove(place) {
      const known = above[place];
      if (known !== undefined) return known;
      const ids = new Set(products[place]?.categoryIds.flatMap((id) => tree.pathTo(id).map((category) => category.id)));
      return (above[place] = [...ids]);
    },
    packshot(pictureKey) {
      packshots ??= new Map(products.map(({ packshot }) => [pictureKeyOf(packshot), packshot]));
      return packshots.get(pictureKey);
    },
  };
};

/** The catalogue of a shop without any publication. */
export const emptySnapshot = (): CatalogSnapshot =>
  openSnapshot(null, {
    categories: [],
    products: [],
    index: buildIndex([]),
  });
