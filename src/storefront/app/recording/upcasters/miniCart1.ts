import type { Upcaster } from '../../../../journal/schema/schema';

/**
 * Version 1 had no panel: the mini cart always opened as a dialog. Recordings from before versions were recorded may
 * already have the shape of version 2.
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
