import type { Upcaster } from '../../../../journal/schema/schema';

/**
 * In version 1 all parts of the shop requested the cart's lines by the number of a page of 25. Since version 2 the
 * cart's page requests pages of 100 by number and size, the others as before: the recorded answer is stored under both.
 */
export const cartItems1: Upcaster = {
  of: 'endpoints',
  name: 'cartItems',
  from: 1,
  up: (args) => (typeof args === 'number' ? [args, { page: args, size: 100 }] : [args]),
};
