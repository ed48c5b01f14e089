import { oneOfOr } from './oneOfOr';

/** The enumerations of the site's and the pages' properties, each with the fallback for an invalid value (KIT-08). */

export const ALIGNMENTS = ['left', 'center', 'right'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];
/** The alignment of the navigation's items in their bar. */
export const alignmentOf = /* @__PURE__ */ oneOfOr(ALIGNMENTS, 'left');

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];
export const sizeOf = /* @__PURE__ */ oneOfOr(SIZES, 'small');

export const DIRECTIONS = ['left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const directionOf = /* @__PURE__ */ oneOfOr(DIRECTIONS, 'left');

/** Whether a link changes the page within the shop or reloads the document. */
export const ACTIONS = ['inline', 'redirect'] as const;
export type LinkAction = (typeof ACTIONS)[number];
export const actionOf = /* @__PURE__ */ oneOfOr(ACTIONS, 'inline');

export const BLOCK_ALIGNMENTS = ['top', 'left', 'bottom', 'right', 'center'] as const;
export const blockAlignmentOf = /* @__PURE__ */ oneOfOr(BLOCK_ALIGNMENTS, 'center');

export const lineAlignmentOf = /* @__PURE__ */ oneOfOr(ALIGNMENTS, 'center');
