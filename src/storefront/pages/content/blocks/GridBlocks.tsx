import type { ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import styled from 'styled-components';
import type { ContentBlock } from '../../../../contract/content/contentDocument';
import { parentPath } from '../../../../contract/content/parentPaths';
import { LAYOUT_RANGES, type GridBlock } from '../../../../contract/content/layoutBlocks';
import { shelfApi, useSurroundings } from '../../../features/content/page';
import { useShopSelector } from '../../../kernel/hooks';
import type { RootState } from '../../../kernel/state';
import { numberOr } from '../../../ui/layout/fallback';
import { Grid } from '../../../ui/layout/Grid';
import { tokens } from '../../../ui/theme/tokens';
import { listOrNull, type LayoutProps } from './LayoutBlocks';

/** In pixels, the same as the default of `Grid` (KIT-03). */
const USUAL_MINIMUM = 256;
/** In pixels: the width of a page that contains columns. */
const PAGE_WIDTH = 1216;
/** For widths in rem, so that a column grows with the reader's font size. */
const PIXELS_PER_REM = 16;

/**
 * Blocks in equal columns (KIT-03). A block with nothing to show takes no space. If no block has anything to show, the
 * blocks of `empty` replace them; if a block could not be read, the blocks of `error` do, unless `error` is empty.
 */
export function GridOfBlocks({ block, children }: LayoutProps<GridBlock>) {
  const { spacing, keepWidth, list } = block;
  const items = listOrNull(block.blocks) ?? [];
  const presences = usePresences(items);
  const slot = (blocks: readonly ContentBlock[] | undefined): ReactNode => {
    const shown = listOrNull(blocks) ?? [];
    return shown.length > 0 && children(shown, 1);
  };
  const minimum = numberOr(LAYOUT_RANGES.minimum, block.minimum, USUAL_MINIMUM);
  const present = items.filter((_item, index) => presences[index] === 'shown');
  const most = Math.max(1, Math.floor(PAGE_WIDTH / minimum));
  const share = 1 / (keepWidth ? most : Math.max(1, Math.min(most, present.length)));
  const pages = slot(block.pagination);
  const hasFailed = presences.includes('failed');
  return (
    <>
      <Grid
        list={list}
        keepWidth={keepWidth}
        minimum={`${String(minimum / PIXELS_PER_REM)}rem`}
        spacing={spacing}
        pagination={pages !== false && <Below>{pages}</Below>}
        empty={!hasFailed && slot(block.empty)}
        error={hasFailed && slot(block.error)}
      >
        {present.map((item, index) => (
          <Item key={index} {...(list && { as: 'li' })}>
            {children([item], share)}
          </Item>
        ))}
      </Grid>
      {items.map((item, index) => item.kind === 'shelf' && <ShelfKept key={index} skus={item.skus} />)}
    </>
  );
}

/** Keeps the products of a shelf in the cache even while the grid does not show the shelf. */
function ShelfKept({ skus }: { readonly skus: readonly string[] }) {
  shelfApi.endpoints.shelf.useQuerySubscription({ skus });
  return null;
}

/** Whether a block has something to show to this visitor. While it is being read, it counts as shown. */
type Presence = 'shown' | 'absent' | 'failed';

function shelfPresence(state: RootState, skus: readonly string[]): Presence {
  const { data, error } = shelfApi.endpoints.shelf.select({ skus })(state);
  // A failed read keeps its error while it is repeated.
  if (error !== undefined && data === undefined) return 'failed';
  return data?.products.length === 0 ? 'absent' : 'shown';
}

function usePresences(blocks: readonly ContentBlock[]): readonly Presence[] {
  const { images, references } = useSurroundings();
  const shownIf = (isShown: boolean): Presence => (isShown ? 'shown' : 'absent');
  return useShopSelector(
    (state) =>
      blocks.map((block) => {
        switch (block.kind) {
          case 'shelf':
            return shelfPresence(state, block.skus);
          case 'picture':
            return shownIf(Object.hasOwn(images, block.contentKey));
          case 'contents':
            return shownIf(
              references.some(({ unauthenticatedUrl }) => parentPath(unauthenticatedUrl ?? '') === block.under),
            );
          default:
            return 'shown';
        }
      }),
    shallowEqual,
  );
}

const Item = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Below = styled.div`
  margin-top: ${tokens.space[4]};
`;
