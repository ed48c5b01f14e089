import type { SearchArgs } from '../../../contract/search/search';
import type { Activity } from '../../../contract/tracking/activity';
import type { ActivityType } from '../../../contract/tracking/activityTypes';
import { matchPage } from '../../kernel/pagePaths';
import type { RootState } from '../../kernel/state';
import { catalogApi } from '../catalog';
import { selectLocation } from '../../kernel/location';
import { listingSearch, readListing, readTerm, searchApi } from '../search';
import { foundRecord, productRecord } from './trackedProducts';

export interface ActivityReport {
  readonly type: ActivityType;
  readonly activity: Activity;
}

/** A listing's subject, category or search, and the call that read its products. */
interface ListingShown {
  readonly of: Pick<Activity, 'category' | 'searchText'>;
  readonly search: SearchArgs;
}

/** The listing at the current location; null on other pages, and without a search term. */
function listingShown(state: RootState): ListingShown | null {
  const { name, match } = matchPage(selectLocation(state));
  const listing = readListing(match.query);
  if (name === 'category') {
    const categoryId = match.params['categoryId'] ?? '';
    return { of: { category: { id: categoryId } }, search: listingSearch({ categoryId }, listing) };
  }
  const searchTerm = name === 'search' ? readTerm(match.query) : '';
  if (searchTerm === '') return null;
  return { of: { searchText: searchTerm }, search: listingSearch({ searchTerm }, listing) };
}

const pageOf = (state: RootState, search: SearchArgs) =>
  searchApi.endpoints.searchProducts.select(search)(state).data?.productsPage;

/**
 * Whether a listing shows the plain results of a search: with refinements or another order they do not reflect its
 * quality.
 */
const isPlain = ({ of, search }: ListingShown): boolean =>
  of.searchText !== undefined &&
  search.categoryId === undefined &&
  (search.refinements ?? []).length === 0 &&
  search.sortRuleId === undefined;

/** The activity of viewing the current page; null unless it is a listing or a product whose data is loaded. */
export function pageViewed(state: RootState): ActivityReport | null {
  const listing = listingShown(state);
  if (listing) {
    const found = pageOf(state, listing.search);
    if (!found) return null;
    const shown = found.products.length === 0 ? {} : { products: found.products.map(foundRecord) };
    const counted = isPlain(listing) ? { resultCount: found.total } : {};
    return {
      type: listing.of.category ? 'viewCategory' : 'viewSearch',
      activity: { ...listing.of, ...shown, ...counted },
    };
  }
  const { name, match } = matchPage(selectLocation(state));
  const productId = match.params['productId'] ?? '';
  if (name !== 'product' || !catalogApi.endpoints.product.select({ productId })(state).data) return null;
  return { type: 'viewProduct', activity: { product: productRecord(state, productId) } };
}

/** The activity of following a product link on the current page; null if the page does not list the product. */
export function productPicked(state: RootState, productId: string): ActivityReport | null {
  const listing = listingShown(state);
  const products = (listing && pageOf(state, listing.search)?.products) ?? [];
  const index = products.findIndex(({ id }) => id === productId);
  const found = products[index];
  if (!listing || !found) return null;
  const { page = 0, pageSize = 0 } = listing.search;
  const counted = isPlain(listing) ? { position: page * pageSize + index + 1 } : {};
  return {
    type: listing.of.category ? 'clickCategory' : 'clickSearch',
    activity: { ...listing.of, product: foundRecord(found), ...counted },
  };
}
