import { parseProductFields, unwrapFields } from '../../../contract/catalog/productFields';
import type { FoundProduct, SearchResult } from '../../../contract/search/search';
import type { ActivityProduct } from '../../../contract/tracking/activity';
import type { RootState } from '../../kernel/state';
import { catalogApi } from '../catalog';
import { pricesApi } from '../prices';
import { searchApi } from '../search';

/** A product in an activity (TRK-06). Unknown fields are omitted, in particular a price this caller was not given. */
const record = (
  id: string,
  sku: string | null | undefined,
  unitPrice: string | null | undefined,
  listPrice: string | null | undefined,
): ActivityProduct => ({
  id,
  ...(sku ? { sku } : {}),
  ...(unitPrice ? { unitPrice } : {}),
  ...(listPrice ? { listPrice } : {}),
});

/** A product of a list, as reported. */
export const foundRecord = ({ id, fields, prices }: FoundProduct): ActivityProduct =>
  record(id, parseProductFields(unwrapFields(fields)).sku, prices?.unitPrice, prices?.listPrice);

const isSearch = (entry: object): entry is { readonly data: SearchResult } =>
  Reflect.get(entry, 'endpointName') === searchApi.endpoints.searchProducts.name &&
  Reflect.get(entry, 'data') !== undefined;

/** What the page knows of a product: from its own page or any list that shows it; else only its id. */
export function productRecord(state: RootState, productId: string): ActivityProduct {
  const { data: detail } = catalogApi.endpoints.product.select({ productId })(state);
  const { data: price } = pricesApi.endpoints.price.select({ productId })(state);
  if (detail) return record(productId, parseProductFields(detail.fields ?? {}).sku, price?.unitPrice, price?.listPrice);
  for (const entry of Object.values(state.api.queries)) {
    if (!entry || !isSearch(entry)) continue;
    const found = entry.data.productsPage.products.find(({ id }) => id === productId);
    if (found) return foundRecord(found);
  }
  return { id: productId };
}
