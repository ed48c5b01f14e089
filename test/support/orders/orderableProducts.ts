import { pathTo, withQuery } from '../../../src/contract/paths';
import type { SearchResult } from '../../../src/contract/search/search';

export interface Orderable {
  readonly productId: string;
  /** The smallest quantity of an order line. */
  readonly quantity: number;
}

/** Simple products that a guest may order, found by a search for butter; each with its smallest quantity. */
export async function orderableProducts(origin: string, webstoreId: string): Promise<readonly Orderable[]> {
  const query = { searchTerm: 'beurre', fields: 'Name', pageSize: 40, includeQuantityRule: true };
  const answer = await fetch(origin + withQuery(pathTo('searchProducts', { webstoreId }), query));
  const { productsPage } = (await answer.json()) as SearchResult;
  return productsPage.products
    .filter(({ productClass }) => productClass === 'Simple')
    .map(({ id, purchaseQuantityRule }) => ({
      productId: id,
      quantity: Number(purchaseQuantityRule?.minimum ?? '1'),
    }));
}
