import type { Upcaster } from '../../../../journal/schema/schema';

/**
 * Version 1 knew no panel: whatever opened the mini cart opened it as a dialog. Recordings that were made before versions
 * were written down may have the shape of version 2 already.
 */
export const miniCart1: Upcaster = {
  of: 'slices',
  name: 'miniCart',
  from: 1,
  up: (slice) => {
    if (typeof slice !== 'object' || slice === null || 'modal' in slice) return slice;
    return { ...slice, modal: 'open' in slice && slice.open === true, entered: false };
  },
};
