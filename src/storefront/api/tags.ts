/** Every cache tag. A change invalidates the narrowest ones that it touches. */
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
 * What depends on the visitor: all of it is refetched when the user or the effective account changes, except the
 * session context, which is read first.
 */
export const visitorTags = tagTypes.filter((tag) => tag !== 'Session');
