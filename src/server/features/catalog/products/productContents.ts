import type { Static } from 'typebox';
import type { productContentSchema } from '../../../../contract/catalog/productContent.schema';
import { formatQuantity } from '../../../../contract/money';
import type { CatalogSnapshot } from '../CatalogSnapshot';

/** A product in one bundle, and its quantity. */
export interface ProductContent {
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
}

/** All contents of a bundle, even products that a caller could not see on their own; empty for every other product. */
export const contentsOf = (snapshot: CatalogSnapshot, id: string): readonly ProductContent[] =>
  snapshot.inBundle(id).map(({ productId, quantity }) => {
    const { sku = '', name = '' } = snapshot.product(productId) ?? {};
    return { productId, sku, name, quantity };
  });

/** The contents of one bundle in an answer; no field for any other product. */
export const contentsView = (
  contents: readonly ProductContent[],
): { readonly contents?: Static<typeof productContentSchema>[] } =>
  contents.length === 0
    ? {}
    : { contents: contents.map(({ quantity, ...product }) => ({ ...product, quantity: formatQuantity(quantity) })) };
