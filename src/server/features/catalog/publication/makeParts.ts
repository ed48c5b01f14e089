import { buildIndex } from '../../../searchIndex/buildIndex';
import type { CatalogRecords, ProductClass, ProductRecord } from '../stored/catalogRecords';
import { categoryBytes } from '../stored/categoryStore';
import { categoryTree, type CategoryTree } from '../CategoryTree';
import { columnBytes } from '../columns/CatalogColumns';
import { indexedTexts } from './indexedTexts';
import type { CatalogParts } from '../stored/partFormats';
import { productBytes } from '../stored/productStore';

/**
 * The classes of products that a bundle or a set may contain: in a bundle those with stock of their own, in a set those
 * that can be ordered by themselves.
 */
const MAY_HOLD: Readonly<Record<ProductClass, readonly ProductClass[]>> = {
  Simple: [],
  Variation: [],
  VariationParent: [],
  Bundle: ['Simple', 'Variation'],
  Set: ['Simple', 'Variation', 'Bundle'],
};

function checkContents(
  { sku, productClass, bundleItems }: ProductRecord,
  classes: ReadonlyMap<string, ProductClass>,
): void {
  const once = new Set(bundleItems.map(({ productId }) => productId));
  if (once.size !== bundleItems.length) throw new Error(`The product ${sku} contains a product twice.`);
  for (const { productId, quantity } of bundleItems) {
    const found = classes.get(productId);
    if (found === undefined || !MAY_HOLD[productClass].includes(found)) {
      throw new Error(`The product ${sku} (${productClass}) cannot contain ${productId} (${found ?? 'unknown'}).`);
    }
    if (!Number.isInteger(quantity) || quantity < 1) {
      throw new Error(`The product ${sku} contains no whole number of ${productId}.`);
    }
  }
}

function checked({ products, prices }: CatalogRecords, tree: CategoryTree): void {
  const ids = new Map(products.map(({ id, productClass }) => [id, productClass]));
  if (ids.size !== products.length) throw new Error('Two products have the same id.');
  if (new Set(products.map(({ sku }) => sku)).size !== products.length)
    throw new Error('Two products have the same reference.');
  for (const product of products) {
    if (product.categoryIds.length === 0) throw new Error(`The product ${product.sku} is in no category.`);
    const category = product.categoryIds.find((id) => tree.category(id) === undefined);
    if (category !== undefined) throw new Error(`The product ${product.sku} is in an unknown category ${category}.`);
    const { variationParentId } = product;
    if (variationParentId !== null && !ids.has(variationParentId)) {
      throw new Error(`The product ${product.sku} names an unknown product ${variationParentId}.`);
    }
    checkContents(product, ids);
  }
  const price = prices.find(({ productId }) => !ids.has(productId));
  if (price !== undefined) throw new Error(`There is a price of an unknown product ${price.productId}.`);
}

/**
 * Builds all parts of a catalogue that its publication stores, sorted and indexed, which takes a while. Throws on
 * records that do not fit together, such as a price of an unknown product.
 */
export function makeParts(records: CatalogRecords): CatalogParts {
  const tree = categoryTree(records.categories);
  checked(records, tree);
  const collator = new Intl.Collator('fr');
  const products = [...records.products].sort((a, b) => collator.compare(a.name, b.name) || (a.sku < b.sku ? -1 : 1));
  const index = buildIndex(
    products.map((product) => ({ texts: indexedTexts(product, tree), references: [product.sku, product.gtin] })),
  );
  return {
    categories: categoryBytes(records.categories),
    products: productBytes(products),
    columns: columnBytes(products, tree),
    index,
  };
}
