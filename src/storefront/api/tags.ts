/** Every tag of the cache. A change names the narrowest that it touches. */
export const tagTypes = [
  'Session',
  'Cart',
  'Stock',
  'Catalog',
  'Prices',
  'Search',
  'Menus',
  'Address',
  'Order',
] as const;

/**
 * What the server answers each visitor in their own way, the session context apart, which is read first: all of it is
 * read anew when somebody logs in or their session ends.
 */
export const visitorTags = tagTypes.filter((tag) => tag !== 'Session');
