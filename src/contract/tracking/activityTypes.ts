/** The shopper's activities that are sent for statistics, by the platform's names (TRK-01). */
export const ACTIVITY_TYPES = [
  'addToCart',
  'clickCategory',
  'clickReco',
  'clickSearch',
  'clickSearchSuggestion',
  'viewCategory',
  'viewProduct',
  'viewReco',
  'viewSearch',
  'viewSearchSuggestion',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** So many products a list may name: more than a page of the shop's listings shows. */
export const ACTIVITY_PRODUCT_LIMIT = 100;
