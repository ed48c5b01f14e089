import type { Static } from 'typebox';
import type { productContentSchema } from '../../../../contract/catalog/productContent.schema';
import { formatQuantity } from '../../../../contract/money';
import type { CatalogSnapshot } from '../CatalogSnapshot';

/** So many of a product in one bundle. */
export interface ProductContent {
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
}

/** Everything in a bundle, also what a caller could not see on its own; empty for every other product. */
export const contentsOf = (snapshot: CatalogSnapshot, id: string): readonly ProductContent[] =>
  snapshot.inBundle(id).map(({ productId, quantity }) => {
    const { sku = '', name = '' } = snapshot.product(productId) ?? {};
    return { productId, sku, name, quantity };
  });

/** What is in one bundle, on the wire; nothing for what is no bundle. */
export const contentsView = (
  contents: readonly ProductContent[],
): { readonly contents?: Static<typeof productContentSchema>[] } =>
  contents.length === 0
    ? {}
    : { contents: contents.map(({ quantity, ...product }) => ({ ...product, quantity: formatQuantity(quantity) })) };
