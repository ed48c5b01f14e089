/** How the products of a listing are shown: as cards, or as a dense table. */
export type ListingLayout = 'grid' | 'list';

/**
 * Cookie with the layout that a shopper chose; without it cards are shown. The server reads it when it renders pages.
 */
export const LISTING_LAYOUT_COOKIE = 'comptoir_layout';

/** The layout of a cookie's value: cards unless it names the table. */
export const readListingLayout = (value: string | null | undefined): ListingLayout =>
  value === 'list' ? 'list' : 'grid';
