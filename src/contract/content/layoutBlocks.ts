import type { ContentBlock } from './contentDocument';
import type { Alignment, BLOCK_ALIGNMENTS } from '../values/enumerations';

/** Blocks that arrange or separate other blocks (KIT-01 to KIT-04, KIT-06, KIT-10), and their values. */

/** The width of a section is twelve twelfths. */
export const TWELFTHS = 12;

/** The parts of a row that a column can take, in twelfths; the first is the default. */
export const PORTIONS = { '50%': 6, '16.67%': 2, '33.33%': 4, '66.67%': 8 } as const;
export type Portion = keyof typeof PORTIONS;
export const PORTION_NAMES = Object.keys(PORTIONS) as readonly Portion[];

/** The space between columns; the first is the default. */
export const GUTTERS = ['3rem', '0'] as const;
/** Side by side or one below the other. There is no reversed order: it would differ from the reading order. */
export const LAYOUT_DIRECTIONS = ['row', 'column'] as const;
export const VERTICAL_ALIGNMENTS = ['top', 'center', 'bottom'] as const;
export const LINE_STYLES = ['solid', 'dashed', 'dotted', 'double'] as const;

/** The space between the items of a grid; the first is the default (KIT-03). */
export const GRID_SPACINGS = ['none', 'x-large', 'large', 'medium', 'small', 'xx-small'] as const;
/**
 * The lists of blocks in a grid: its items, what stands below them, what replaces them if there are none, and what
 * replaces them if they could not be read (KIT-03).
 */
export const GRID_SLOTS = ['blocks', 'pagination', 'empty', 'error'] as const;

export type Gutter = (typeof GUTTERS)[number];
export type LayoutDirection = (typeof LAYOUT_DIRECTIONS)[number];
export type VerticalAlignment = (typeof VERTICAL_ALIGNMENTS)[number];
export type FlexibleAlignment = (typeof BLOCK_ALIGNMENTS)[number];
export type LineAlignment = Alignment;
export type LineStyle = (typeof LINE_STYLES)[number];
export type GridSpacing = (typeof GRID_SPACINGS)[number];
export type GridSlot = (typeof GRID_SLOTS)[number];

/** Ranges of the numbers, both ends included: `columnWidth` in twelfths, `width` in per cent, others in pixels. */
export const LAYOUT_RANGES = {
  columnWidth: [1, TWELFTHS],
  width: [1, 100],
  minHeight: [0, 2_000],
  height: [0, 2_000],
  borderWidth: [0, 40],
  radius: [0, 200],
  size: [1, 40],
  minimum: [64, 1_200],
} as const satisfies Readonly<Record<string, readonly [from: number, to: number]>>;

/** How wide a column is. A portion, where it is not null, takes precedence over the width in twelfths. */
interface ColumnShape {
  /** A name by which builders recognise the column; shoppers do not see it. */
  readonly name: string;
  readonly columnWidth: number;
  readonly portion: Portion | null;
}

/** A column without blocks stays as an empty column beside the others. */
export interface ContentColumn extends ColumnShape {
  readonly blocks: readonly ContentBlock[];
}

/** The columns of a new section. */
export const DEFAULT_COLUMNS: readonly ColumnShape[] = [
  { name: 'Column 1', columnWidth: 6, portion: null },
  { name: 'Column 2', columnWidth: 6, portion: null },
];

export interface ColumnsBlock {
  readonly kind: 'columns';
  readonly gutter: Gutter;
  /** 0: as high as the block's content; likewise in the heights of other blocks. */
  readonly minHeight: number;
  readonly directionDesktop: LayoutDirection;
  readonly directionTablet: LayoutDirection;
  readonly directionMobile: LayoutDirection;
  readonly verticalAlign: VerticalAlignment;
  readonly columns: readonly ContentColumn[];
}

export interface FlexibleBlock {
  readonly kind: 'flexible';
  readonly width: number;
  readonly height: number;
  readonly borderWidth: number;
  /** Six hex digits; null: the shop's own colour of lines. The same holds for the colour of a `LineBlock`. */
  readonly borderColor: string | null;
  readonly radius: number;
  /** null: none. */
  readonly background: string | null;
  readonly alignment: FlexibleAlignment;
  readonly blocks: readonly ContentBlock[];
}

/** Equal columns, as many as fit side by side. Each of its blocks is an item. */
export interface GridBlock extends Readonly<Record<GridSlot, readonly ContentBlock[]>> {
  readonly kind: 'grid';
  readonly spacing: GridSpacing;
  /** The minimum width of a column; it grows with the reader's font size. */
  readonly minimum: number;
  /** Whether items that do not fill a row keep the width of a column instead of stretching. */
  readonly keepWidth: boolean;
  /** Whether assistive technology announces the items as a list. */
  readonly list: boolean;
}

export interface LineBlock {
  readonly kind: 'line';
  readonly size: number;
  readonly style: LineStyle;
  readonly color: string | null;
  readonly width: number;
  readonly alignment: LineAlignment;
}

/** Its blocks are shown on screens of the chosen sizes only. */
export interface ResponsiveBlock {
  readonly kind: 'responsive';
  readonly small: boolean;
  readonly medium: boolean;
  readonly large: boolean;
  readonly blocks: readonly ContentBlock[];
}

export type LayoutBlock = ColumnsBlock | FlexibleBlock | GridBlock | LineBlock | ResponsiveBlock;
