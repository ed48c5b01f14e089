import type { CategoryTree } from '../CategoryTree';
import type { ProductClass, ProductRecord } from '../stored/catalogRecords';
import { pictureKeyOf } from '../media';
import { facetArrays, openFacets, type FacetColumn } from './facetColumns';
import { groupSetArrays, openGroupSets, type GroupSets } from './groupSets';
import { inverted, listArrays, openLists, type Lists } from './lists';
import { openArrays, packArrays } from '../../../packedArrays';
import { openOrderedTexts, orderedTextArrays, type OrderedTexts } from './texts';

/**
 * What listings, counts and look-ups need of all products, without an object for each. A product is identified by its
 * row: its rank in the French alphabetical order of names. Categories are identified by their index among all.
 */
export interface CatalogColumns {
  readonly size: number;
  /** Numbers of `CLASS_NUMBERS`. */
  readonly productClass: Uint8Array;
  /** The row of a variation's parent; -1: none. */
  readonly parent: Int32Array;
  /** A parent's variations, by its row. */
  readonly variations: Lists;
  /** The contents of a bundle or the members of a set, as rows, by the row of the bundle or set. */
  readonly contents: Lists;
  /** The quantity of each of the contents in one bundle. */
  readonly contentQuantities: Lists;
  /** A product's categories and all their ancestors, each once, in the order of its categories. */
  readonly categoriesAbove: Lists;
  /** By category: the products in the category and below it, ascending. */
  readonly productsIn: Lists;
  /** The smallest quantity that may be ordered. */
  readonly minimum: Uint32Array;
  /** Grams or millilitres of the whole package; NaN: sold by the piece. */
  readonly netQuantity: Float64Array;
  /** Ms UTC. */
  readonly createdAt: Float64Array;
  readonly groupSets: GroupSets;
  readonly facets: readonly FacetColumn[];
  readonly ids: OrderedTexts;
  readonly skus: OrderedTexts;
  readonly urlNames: OrderedTexts;
  /** The key of the picture of each product; empty for a product without a picture, or with one at another address. */
  readonly pictureKeys: OrderedTexts;
}

export const CLASS_NUMBERS: Readonly<Record<ProductClass, number>> = {
  Simple: 0,
  Variation: 1,
  VariationParent: 2,
  Bundle: 3,
  Set: 4,
};

/** A number that is no product's class. */
export const NO_CLASS = -1;

/** The class of products that listings leave out: they show a parent instead of its variations, or vice versa. */
export const hiddenClass = (groupVariations: boolean): number =>
  groupVariations ? CLASS_NUMBERS.Variation : CLASS_NUMBERS.VariationParent;

/** The columns of products, packed; the products must be in the French alphabetical order of their names. */
export function columnBytes(products: readonly ProductRecord[], tree: CategoryTree): Uint8Array {
  const rows = new Map(products.map(({ id }, row) => [id, row]));
  const parents = products.map(({ variationParentId }) =>
    variationParentId === null ? -1 : (rows.get(variationParentId) ?? -1),
  );
  const variations = inverted(
    parents.map((parent) => (parent === -1 ? [] : [parent])),
    products.length,
  );
  const contents = products.map(({ bundleItems }) =>
    bundleItems
      .map(({ productId, quantity }) => ({ row: rows.get(productId) ?? -1, quantity }))
      .filter(({ row }) => row !== -1),
  );
  const above = products.map(({ categoryIds }) => {
    const ids = new Set(categoryIds.flatMap((id) => tree.pathTo(id).map((category) => category.id)));
    return [...ids].map((id) => tree.numberOf(id));
  });
  return packArrays({
    productClass: Uint8Array.from(products, ({ productClass }) => CLASS_NUMBERS[productClass]),
    parent: Int32Array.from(parents),
    ...listArrays('variations', variations),
    ...listArrays(
      'contents',
      contents.map((items) => items.map(({ row }) => row)),
    ),
    ...listArrays(
      'contentQuantities',
      contents.map((items) => items.map(({ quantity }) => quantity)),
    ),
    ...listArrays('categoriesAbove', above),
    ...listArrays('productsIn', inverted(above, tree.all.length)),
    minimum: Uint32Array.from(products, ({ quantityRule }) => quantityRule.minimum),
    netQuantity: Float64Array.from(products, ({ netQuantity }) =>
      netQuantity.unit === 'piece' ? NaN : netQuantity.value,
    ),
    createdAt: Float64Array.from(products, ({ createdAt }) => createdAt),
    ...groupSetArrays(products),
    ...facetArrays(products),
    ...orderedTextArrays(
      'ids',
      products.map(({ id }) => id),
    ),
    ...orderedTextArrays(
      'skus',
      products.map(({ sku }) => sku),
    ),
    ...orderedTextArrays(
      'urlNames',
      products.map(({ urlName }) => urlName),
    ),
    ...orderedTextArrays(
      'pictureKeys',
      products.map((product) => pictureKeyOf(product) ?? ''),
    ),
  });
}

export function openColumns(bytes: Uint8Array): CatalogColumns {
  const arrays = openArrays(bytes);
  const productClass = arrays.bytes('productClass');
  return {
    size: productClass.length,
    productClass,
    parent: arrays.places('parent'),
    variations: openLists(arrays, 'variations'),
    contents: openLists(arrays, 'contents'),
    contentQuantities: openLists(arrays, 'contentQuantities'),
    categoriesAbove: openLists(arrays, 'categoriesAbove'),
    productsIn: openLists(arrays, 'productsIn'),
    minimum: arrays.counts('minimum'),
    netQuantity: arrays.numbers('netQuantity'),
    createdAt: arrays.numbers('createdAt'),
    groupSets: openGroupSets(arrays),
    facets: openFacets(arrays),
    ids: openOrderedTexts(arrays, 'ids'),
    skus: openOrderedTexts(arrays, 'skus'),
    urlNames: openOrderedTexts(arrays, 'urlNames'),
    pictureKeys: openOrderedTexts(arrays, 'pictureKeys'),
  };
}
