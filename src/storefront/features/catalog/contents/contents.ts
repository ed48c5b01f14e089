import type { ProductDetail } from '../../../../contract/catalog/product';
import type { ProductChildren } from '../../../../contract/catalog/productChildren';
import { request } from '../../../api';
import { all, call, type SagaGenerator } from '../../../kernel/effects';
import { loadStock } from '../../prices';
import { productTable } from '../lazyProductTable';
import { listedProductsApi, productsApi } from '../listed/late';

const once = { subscribe: false } as const;

/** The query for the contents of a bundle or the members of a set: as many as one call returns. */
export const contentsArgs = ({ id }: ProductDetail) => ({ productId: id, pageSize: 100 });

/** The members of a set that the caller may see, in its order. */
export const memberIdsOf = ({ items }: ProductChildren): readonly string[] =>
  items.flatMap(({ isEntitled, productInfo: { id } }) => (isEntitled && id !== undefined ? id : []));

/** The query for the members of a set, with the pictures of a list. */
export const memberArgs = (ids: readonly string[]) => ({ ids, excludeMedia: false });

/**
 * Reads the contents of a bundle or the members of a set, for members also prices and stock. A failure does not prevent
 * the page.
 */
export function* readContents(detail: ProductDetail): SagaGenerator {
  const found = yield* request(productsApi.endpoints.productChildren.initiate(contentsArgs(detail), once));
  const ids = 'data' in found && found.data ? memberIdsOf(found.data) : [];
  if (detail.productClass !== 'Set' || ids.length === 0) return;
  yield* all([
    request(listedProductsApi.endpoints.listedProducts.initiate(memberArgs(ids), once)),
    loadStock(ids),
    call(productTable.load),
  ]);
}
