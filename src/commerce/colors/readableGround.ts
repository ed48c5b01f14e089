import { contrast } from './contrast';

/** The palest colour of the shop's text on light grounds; a test compares it with the theme. */
export const PALEST_TEXT = '#55605a';
/** WCAG 2.2, AA, for text of any size. */
const LEAST_CONTRAST = 4.5;

/** Whether text in the palest colour, and so in any darker one, can be read on a ground of this colour (`#rrggbb`). */
export const isReadableGround = (hex: string): boolean => contrast(PALEST_TEXT, hex) >= LEAST_CONTRAST;
