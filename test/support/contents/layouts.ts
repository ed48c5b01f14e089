import type { ContentBlock } from '../../../src/contract/content/contentDocument';
import type { ColumnsBlock, FlexibleBlock, LineBlock } from '../../../src/contract/content/layoutBlocks';

/** Blocks in columns of six twelfths, one for each list. */
export const section = (...columns: readonly (readonly ContentBlock[])[]): ColumnsBlock => ({
  kind: 'columns',
  gutter: '3rem',
  minHeight: 0,
  directionDesktop: 'row',
  directionTablet: 'row',
  directionMobile: 'column',
  verticalAlign: 'top',
  columns: columns.map((blocks, index) => ({
    name: `Column ${String(index + 1)}`,
    columnWidth: 6,
    portion: null,
    blocks,
  })),
});

/** Blocks in a flexible block of the whole width. */
export const flexible = (...blocks: readonly ContentBlock[]): FlexibleBlock => ({
  kind: 'flexible',
  width: 100,
  height: 0,
  borderWidth: 0,
  borderColor: null,
  radius: 0,
  background: null,
  alignment: 'center',
  blocks,
});

export const line: LineBlock = {
  kind: 'line',
  size: 1,
  style: 'solid',
  color: null,
  width: 100,
  alignment: 'center',
};
