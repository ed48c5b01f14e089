import type { Upcaster } from '../../../../journal/schema/schema';

/** In version 1 a stepper kept to itself what was typed into it and refused: no recording has it. */
export const cart1: Upcaster = {
  of: 'slices',
  name: 'cart',
  from: 1,
  up: (slice) => {
    if (typeof slice !== 'object' || slice === null || 'refused' in slice) return slice;
    return { ...slice, refused: {} };
  },
};
