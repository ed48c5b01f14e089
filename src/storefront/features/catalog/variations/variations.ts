import type { ProductDetail } from '../../../../contract/catalog/product';
import { request } from '../../../api';
import { all, type SagaGenerator } from '../../../kernel/effects';
import { loadStock } from '../../prices';
import { listedProductsApi } from '../listed/late';

const once = { subscribe: false } as const;

/** The ids of a product's variations, or of its siblings. */
const variationIdsOf = ({ variationInfo }: ProductDetail): readonly string[] =>
  variationInfo?.attributesToProductMappings.map(({ productId }) => productId) ?? [];

/** The id of the product whose variations are listed: a variation's parent, else the product itself. */
export const parentIdOf = ({ id, variationParentId }: ProductDetail): string => variationParentId ?? id;

/** The arguments of the table's query: without pictures, because a variation has none of its own. */
export const variationArgs = (detail: ProductDetail) => ({ ids: variationIdsOf(detail), excludeMedia: true });

/** Reads prices and stock of all variations. A failure does not prevent the page. */
export function* readVariations(detail: ProductDetail): SagaGenerator {
  yield* all([
    request(listedProductsApi.endpoints.listedProducts.initiate(variationArgs(detail), once)),
    loadStock([parentIdOf(detail)], true),
  ]);
}
