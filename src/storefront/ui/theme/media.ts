import { BREAKPOINTS, SMALL_SCREEN_CUTOFF_PX } from '../../../contract/constants';

/**
 * Media queries of the three form factors (NAV-14). "not all and (min-width)" assigns a fractional width between two
 * breakpoints to the smaller one, without gap or overlap.
 */
export const media = {
  small: `@media not all and (min-width:${BREAKPOINTS.mediumMin})`,
  fromMedium: `@media (min-width:${BREAKPOINTS.mediumMin})`,
  /** Paper is named because a sheet of A4 is narrower than a medium screen. */
  fromMediumAndPaper: `@media print,(min-width:${BREAKPOINTS.mediumMin})`,
  belowLarge: `@media not all and (min-width:${BREAKPOINTS.largeMin})`,
  large: `@media (min-width:${BREAKPOINTS.largeMin})`,
  /** From 1440 px on: a large screen with room to spare. */
  wide: '@media (min-width:90rem)',
  /** From 1600 px on: room for one more column. */
  widest: '@media (min-width:100rem)',
  tiny: `@media not all and (min-width:${SMALL_SCREEN_CUTOFF_PX}px)`,
  /** A window so low that sticky parts would cover the content: a zoomed page, a phone in landscape. */
  low: '@media not all and (min-height:30rem)',
  tall: '@media (min-height:30rem)',
  /** A pointer that can rest on something: where a finger presses, the look of `:hover` would stay after it. */
  hover: '@media (hover:hover)',
  still: '@media (prefers-reduced-motion:reduce)',
} as const;
