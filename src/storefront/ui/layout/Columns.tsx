import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import {
  DEFAULT_COLUMNS,
  GUTTERS,
  LAYOUT_DIRECTIONS,
  LAYOUT_RANGES,
  PORTION_NAMES,
  PORTIONS,
  TWELFTHS,
  VERTICAL_ALIGNMENTS,
  type LayoutDirection,
  type VerticalAlignment,
} from '../../../contract/content/layoutBlocks';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { numberOr } from './fallback';
import { oneOfOr } from '../../../contract/values/oneOfOr';

interface ColumnWidth {
  /** Twelfths of the row: a number, or digits; any other value means all twelve (KIT-10). */
  readonly columnWidth?: string | number | undefined;
  /** A share of the row instead of twelfths; an invalid one means half of it. null: the twelfths count. */
  readonly portion?: string | null | undefined;
}

/** The width of a column in twelfths (KIT-10). */
export const twelfthsOf = ({ columnWidth, portion = null }: ColumnWidth): number =>
  portion === null
    ? numberOr(LAYOUT_RANGES.columnWidth, columnWidth, TWELFTHS)
    : PORTIONS[oneOfOr(PORTION_NAMES, '50%')(portion)];

interface ColumnProps extends ColumnWidth {
  /** The number of columns in its row: the gaps between them are deducted from all in proportion. */
  readonly columnCount?: number;
  readonly children?: ReactNode;
}

/** A column of a section, from which it inherits gutter and direction; by itself a share of its container's width. */
export function Column({ columnCount = 1, children, ...width }: ColumnProps) {
  return (
    <Part $twelfths={twelfthsOf(width)} $count={columnCount}>
      {children}
    </Part>
  );
}

/** An empty column that takes the space of one; it takes none where columns are stacked. */
export function ColumnSpacer({ columnCount = 1, ...width }: Omit<ColumnProps, 'children'>) {
  return <Part $twelfths={twelfthsOf(width)} $count={columnCount} aria-hidden data-spacer="" />;
}

/** For each column, the number of columns in its row: as many as fit into twelve twelfths, in order. */
export function rowCounts(twelfths: readonly number[]): readonly number[] {
  const rows: number[][] = [];
  let room = 0;
  for (const width of twelfths) {
    if (width > room) {
      rows.push([]);
      room = TWELFTHS;
    }
    rows.at(-1)?.push(width);
    room -= width;
  }
  return rows.flatMap((row) => row.map(() => row.length));
}

interface ColumnsProps {
  /** By default two columns of six twelfths, "Column 1" and "Column 2" (KIT-01). */
  readonly columns?: readonly ColumnWidth[];
  /** The content of the column at this index, from 0; null makes it a spacer. */
  readonly children: (index: number) => ReactNode;
  /** Between the columns: `3rem` (the default) or `0`. */
  readonly gutter?: string;
  /** In pixels. */
  readonly minHeight?: number;
  /**
   * Side by side (`row`) or one below the other (`column`) at each form factor; on phones they are stacked by default.
   */
  readonly directionDesktop?: string;
  readonly directionTablet?: string;
  readonly directionMobile?: string;
  /** `top` by default. */
  readonly verticalAlign?: string;
}

/** A section of columns (KIT-01). Columns that would be too narrow to read wrap to a further row. */
export function Columns({
  columns = DEFAULT_COLUMNS,
  children,
  gutter,
  minHeight,
  directionDesktop,
  directionTablet,
  directionMobile,
  verticalAlign,
}: ColumnsProps) {
  const counts = rowCounts(columns.map(twelfthsOf));
  return (
    <Section
      $hasGutter={oneOfOr(GUTTERS, '3rem')(gutter) !== '0'}
      $minHeight={numberOr(LAYOUT_RANGES.minHeight, minHeight, 0)}
      $desktop={oneOfOr(LAYOUT_DIRECTIONS, 'row')(directionDesktop)}
      $tablet={oneOfOr(LAYOUT_DIRECTIONS, 'row')(directionTablet)}
      $mobile={oneOfOr(LAYOUT_DIRECTIONS, 'column')(directionMobile)}
      $align={oneOfOr(VERTICAL_ALIGNMENTS, 'top')(verticalAlign)}
    >
      {columns.map(({ columnWidth, portion }, index) => {
        const content = children(index);
        const width = { columnWidth, portion, columnCount: counts[index] ?? 1 };
        if (content === null) return <ColumnSpacer key={index} {...width} />;
        return (
          <Column key={index} {...width}>
            {content}
          </Column>
        );
      })}
    </Section>
  );
}

const flexAlignments = { top: 'flex-start', center: 'center', bottom: 'flex-end' } as const;

const towards = (direction: LayoutDirection, align: VerticalAlignment) =>
  direction === 'row'
    ? css`
        --column-width: initial;
        flex-flow: row wrap;
        align-items: ${flexAlignments[align]};
      `
    : css`
        --column-width: 100%;
        flex-flow: column;
        justify-content: ${flexAlignments[align]};
        > [data-spacer] {
          display: none;
        }
      `;

interface SectionStyle {
  readonly $hasGutter: boolean;
  readonly $minHeight: number;
  readonly $desktop: LayoutDirection;
  readonly $tablet: LayoutDirection;
  readonly $mobile: LayoutDirection;
  readonly $align: VerticalAlignment;
}

const Section = styled.div<SectionStyle>`
  --gutter: ${({ $hasGutter }) => ($hasGutter ? '3rem' : '0rem')};
  display: flex;
  gap: ${({ $hasGutter }) => ($hasGutter ? tokens.space[6] : '0')} var(--gutter);
  ${({ $minHeight }) => $minHeight > 0 && `min-height: ${$minHeight}px;`}
  ${media.small} {
    ${({ $mobile, $align }) => towards($mobile, $align)}
  }
  ${media.fromMedium} {
    ${({ $tablet, $align }) => towards($tablet, $align)}
  }
  ${media.large} {
    ${({ $desktop, $align }) => towards($desktop, $align)}
  }
`;

/** The minimum width of a column, so that a word fits: columns that are too wide together wrap to a further row. */
const NARROWEST = '6rem';

const Part = styled.div<{ readonly $twelfths: number; readonly $count: number }>`
  width: var(
    --column-width,
    calc((100% - ${({ $count }) => $count - 1} * var(--gutter, 0rem)) * ${({ $twelfths }) => $twelfths} / ${TWELFTHS})
  );
  min-width: min(100%, ${NARROWEST});
`;
