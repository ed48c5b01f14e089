/** How the products of a listing are shown: as cards, or as a dense table. */
export type ListingLayout = 'grid' | 'list';

/** Where the layout that a shopper chose is kept; a browser without it shows cards. The server reads it for its pages. */
export const LISTING_LAYOUT_COOKIE = 'comptoir_layout';

/** The layout that a cookie's value stands for: cards unless it is the table's. */
export const readListingLayout = (value: string | null | undefined): ListingLayout =>
  value === 'list' ? 'list' : 'grid';
