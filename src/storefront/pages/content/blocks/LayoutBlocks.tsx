import type { ReactNode } from 'react';
import type { ContentBlock } from '../../../../contract/content/contentDocument';
import {
  DEFAULT_COLUMNS,
  TWELFTHS,
  type ColumnsBlock,
  type FlexibleBlock as FlexibleBlockData,
  type ResponsiveBlock,
} from '../../../../contract/content/layoutBlocks';
import { Columns, twelfthsOf } from '../../../ui/layout/Columns';
import { FlexibleBlock } from '../../../ui/layout/FlexibleBlock';
import { ShowAt } from '../../../ui/layout/ShowAt';

export interface LayoutProps<T> {
  readonly block: T;
  /** Renders blocks that take this share of the width, 1 for all of it. */
  readonly children: (blocks: readonly ContentBlock[], share: number) => ReactNode;
}

/** A list in a block; null if an older or foreign document has none. */
export const listOrNull = <T,>(value: readonly T[] | undefined): readonly T[] | null =>
  Array.isArray(value) ? value : null;

/** Blocks in columns. */
export function ColumnsOfBlocks({
  block: { kind: _kind, columns: own, ...layout },
  children,
}: LayoutProps<ColumnsBlock>) {
  const columns = listOrNull(own) ?? DEFAULT_COLUMNS.map((column) => ({ ...column, blocks: [] }));
  return (
    <Columns {...layout} columns={columns}>
      {(index) => {
        const column = columns[index];
        const blocks = listOrNull(column?.blocks) ?? [];
        if (column === undefined || blocks.length === 0) return null;
        return children(blocks, layout.directionDesktop === 'column' ? 1 : twelfthsOf(column) / TWELFTHS);
      }}
    </Columns>
  );
}

/** Blocks in a flexible block. */
export function FlexibleBlocks({
  block: { kind: _kind, blocks, ...layout },
  children,
}: LayoutProps<FlexibleBlockData>) {
  return <FlexibleBlock {...layout}>{children(listOrNull(blocks) ?? [], 1)}</FlexibleBlock>;
}

/** Blocks for some sizes of screen. If none of the three is chosen they are shown on all, so that nothing gets lost. */
export function ResponsiveBlocks({ block, children }: LayoutProps<ResponsiveBlock>) {
  const { small, medium, large } = block;
  const everywhere = !small && !medium && !large;
  return (
    <ShowAt $small={small || everywhere} $medium={medium || everywhere} $large={large || everywhere}>
      {children(listOrNull(block.blocks) ?? [], 1)}
    </ShowAt>
  );
}
