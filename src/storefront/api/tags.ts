/** Every tag of the cache. A change names the narrowest that it touches. */
export const tagTypes = ['Session', 'Cart', 'Stock'] as const;
