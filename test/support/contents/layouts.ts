import { columnNumbered, NEW_BLOCKS } from '../../../src/builder/contents/blocks/newBlock';
import type { ContentBlock } from '../../../src/contract/content/contentDocument';
import type { ColumnsBlock, FlexibleBlock, GridBlock, LineBlock } from '../../../src/contract/content/layoutBlocks';

/** Blocks in columns of six twelfths, one for each list. */
export const section = (...columns: readonly (readonly ContentBlock[])[]): ColumnsBlock => ({
  ...NEW_BLOCKS.columns,
  columns: columns.map((blocks, index) => ({ ...columnNumbered(index + 1), blocks })),
});

/** Blocks in a flexible block of the whole width. */
export const flexible = (...blocks: readonly ContentBlock[]): FlexibleBlock => ({ ...NEW_BLOCKS.flexible, blocks });

/** Items in a grid as a builder begins with it, but for what is given. */
export const grid = (given: Partial<GridBlock>): GridBlock => ({ ...NEW_BLOCKS.grid, ...given });

export const line: LineBlock = NEW_BLOCKS.line;
