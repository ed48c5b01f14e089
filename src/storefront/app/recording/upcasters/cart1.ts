import type { Upcaster } from '../../../../journal/schema/schema';

/**
 * In version 1 the refused text of a quantity stepper was not in the state, so a recording of that version has none.
 */
export const cart1: Upcaster = {
  of: 'slices',
  name: 'cart',
  from: 1,
  up: (slice) => {
    if (typeof slice !== 'object' || slice === null || 'refused' in slice) return slice;
    return { ...slice, refused: {} };
  },
};
