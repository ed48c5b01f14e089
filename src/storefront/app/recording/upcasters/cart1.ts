import type { Upcaster } from '../../../../journal/schema/schema';

/** In version 1 a stepper's refused text was not in the state, so no recording has it. */
export const cart1: Upcaster = {
  of: 'slices',
  name: 'cart',
  from: 1,
  up: (slice) => {
    if (typeof slice !== 'object' || slice === null || 'refused' in slice) return slice;
    return { ...slice, refused: {} };
  },
};
