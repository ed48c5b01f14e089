/** The activities sent for statistics, by the platform's names (TRK-01). */
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

/** Most products of one activity: more than any page of the shop lists. */
export const ACTIVITY_PRODUCT_LIMIT = 100;
