import type { Static } from 'typebox';
import type { productContentSchema } from '../../../../contract/catalog/productContent.schema';
import { formatQuantity } from '../../../../contract/money';
import { visibleProduct, type CatalogState } from '../Catalog';
import type { CatalogSnapshot } from '../CatalogSnapshot';

/** A product that a bundle contains, and its quantity in one bundle. */
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

/** Whether the reader of an answer may see a product. */
export type Sees = (productId: string) => boolean;

/** Whether members of these groups may see a product of the catalogue. */
export const seenIn =
  (state: Pick<CatalogState, 'snapshot'>, groups: readonly string[]): Sees =>
  (productId) =>
    visibleProduct(state, productId, groups) !== null;

type WireContent = Static<typeof productContentSchema>;

/** Contents for a reader: of a product that the reader may not see, only its name and quantity (CTX-13). */
export const contentsSeen = (contents: readonly WireContent[], sees: Sees): WireContent[] =>
  contents.map((content) => {
    const { productId, name, quantity } = content;
    return productId !== undefined && sees(productId) ? content : { name, quantity };
  });

/** The contents of one bundle in an answer; no field for any other product. */
export function contentsView(contents: readonly ProductContent[], sees: Sees): { readonly contents?: WireContent[] } {
  const wire = contents.map(({ quantity, ...product }) => ({ ...product, quantity: formatQuantity(quantity) }));
  return wire.length === 0 ? {} : { contents: contentsSeen(wire, sees) };
}
