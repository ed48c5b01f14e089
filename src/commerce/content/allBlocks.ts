import type { ContentBlock } from '../../contract/content/contentDocument';
import { CONTENT_LIMITS } from '../../contract/content/contentLimits';
import { GRID_SLOTS, type GridSlot } from '../../contract/content/layoutBlocks';
import { isFields } from '../documents/checks';

/** The objects of a list; none where there is no list. */
function listIn<T>(value: readonly T[] | undefined): readonly T[] {
  const list: readonly T[] = Array.isArray(value) ? value : [];
  return list.filter((entry) => isFields(entry));
}

/**
 * The lists of blocks directly inside a block: one per column, one per slot of a grid, one for other layouts, none for
 * blocks that contain no others.
 */
function listsIn(block: ContentBlock, slots: readonly GridSlot[]): readonly (readonly ContentBlock[])[] {
  switch (block.kind) {
    case 'columns':
      return listIn(block.columns).map(({ blocks }) => listIn(blocks));
    case 'grid':
      return slots.map((slot) => listIn(block[slot]));
    case 'flexible':
    case 'responsive':
      return [listIn(block.blocks)];
    default:
      return [];
  }
}

const downFrom = (
  blocks: readonly ContentBlock[],
  level: number,
  slots: readonly GridSlot[],
): readonly ContentBlock[] =>
  blocks.flatMap((block) => [
    block,
    ...(level < CONTENT_LIMITS.depth
      ? listsIn(block, slots).flatMap((inner) => downFrom(inner, level + 1, slots))
      : []),
  ]);

/**
 * All blocks of a content in reading order: each one, then those inside it, as deep as contents may be nested. Accepts
 * documents that break the rules too.
 */
export const allBlocks = (blocks: readonly ContentBlock[]): readonly ContentBlock[] =>
  downFrom(listIn(blocks), 0, GRID_SLOTS);

/**
 * The blocks that readers usually see: `allBlocks` without those that a grid shows only when it is empty or has failed.
 */
export const usualBlocks = (blocks: readonly ContentBlock[]): readonly ContentBlock[] =>
  downFrom(listIn(blocks), 0, ['blocks', 'pagination']);

/**
 * A copy of the block in which `change` has replaced each list of blocks; a block without lists is returned unchanged.
 */
export function withInnerBlocks(
  block: ContentBlock,
  change: (blocks: readonly ContentBlock[]) => readonly ContentBlock[],
): ContentBlock {
  switch (block.kind) {
    case 'columns':
      return {
        ...block,
        columns: listIn(block.columns).map((column) => ({ ...column, blocks: change(listIn(column.blocks)) })),
      };
    case 'grid': {
      const { blocks, pagination, empty, error } = block;
      return {
        ...block,
        blocks: change(listIn(blocks)),
        pagination: change(listIn(pagination)),
        empty: change(listIn(empty)),
        error: change(listIn(error)),
      };
    }
    case 'flexible':
    case 'responsive':
      return { ...block, blocks: change(listIn(block.blocks)) };
    default:
      return block;
  }
}
