import { LISTING_LAYOUT_COOKIE, type ListingLayout } from '../../../contract/pages/listingLayout';
import { LISTING_LAYOUT_DAYS } from '../../../contract/shopRules';
import { writeCookie } from './cookies';

const DAY_SECONDS = 24 * 60 * 60;

/** Keeps the layout in this browser. `grid` is the default and needs no cookie: it deletes the kept one. */
export function keepListingLayout(layout: ListingLayout): void {
  writeCookie(LISTING_LAYOUT_COOKIE, layout, layout === 'grid' ? 0 : LISTING_LAYOUT_DAYS * DAY_SECONDS);
}
