import { parseProductFields, unwrapFields } from '../../../contract/catalog/productFields';
import type { Recommendations } from '../../../contract/recommendations/recommendations';
import type { ListedProduct, ListedResult } from '../../../contract/search/listed';
import type { ActivityProduct } from '../../../contract/tracking/activity';
import type { RootState } from '../../kernel/state';
import { catalogApi } from '../catalog';
import { pricesApi } from '../prices';
import { recommendationsApi } from '../recommendations/shelf/late';
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
export const foundRecord = ({ id, fields, prices }: ListedProduct): ActivityProduct =>
  record(id, parseProductFields(unwrapFields(fields)).sku, prices?.unitPrice, prices?.listPrice);

type Lists = Pick<ListedResult, 'productsPage'> | Pick<Recommendations, 'productPage'>;

const LISTING_NAMES: readonly unknown[] = [
  searchApi.endpoints.searchProducts.name,
  recommendationsApi.endpoints.recommendations.name,
];

const isListing = (entry: object): entry is { readonly data: Lists } =>
  LISTING_NAMES.includes(Reflect.get(entry, 'endpointName')) && Reflect.get(entry, 'data') !== undefined;

const listedIn = (lists: Lists) => ('productsPage' in lists ? lists.productsPage : lists.productPage).products;

/** What the page knows of a product: from its own page or any list that shows it; else only its id. */
export function productRecord(state: RootState, productId: string): ActivityProduct {
  const { data: detail } = catalogApi.endpoints.product.select({ productId })(state);
  const { data: price } = pricesApi.endpoints.price.select({ productId })(state);
  if (detail) return record(productId, parseProductFields(detail.fields ?? {}).sku, price?.unitPrice, price?.listPrice);
  for (const entry of Object.values(state.api.queries)) {
    if (!entry || !isListing(entry)) continue;
    const found = listedIn(entry.data).find(({ id }) => id === productId);
    if (found) return foundRecord(found);
  }
  return { id: productId };
}
