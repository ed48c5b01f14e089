import { PRODUCT_SORT_ORDER } from '../constants';

/** The sort orders of listings without a term, by the name of their rule; builders choose the usual one (SRC-11). */
export const LISTING_SORTS = [PRODUCT_SORT_ORDER, 'NameAsc', 'NameDesc', 'PriceAsc', 'PriceDesc'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];
