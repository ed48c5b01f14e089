import { GRID_SPACINGS, LAYOUT_RANGES, type GridSpacing } from '../../../contract/content/layoutBlocks';
import { Message } from '../../../storefront/ui/feedback/Message';
import { Grid } from '../../../storefront/ui/layout/Grid';
import { Pagination } from '../../../storefront/ui/wayfinding/Pagination';
import { choice, count, eachOf, story, toggle } from '../../story';
import { Filling } from './Filling';

export const gridStory = story<{
  items: number;
  spacing: GridSpacing;
  minimum: number;
  keepWidth: boolean;
  list: boolean;
  hasPages: boolean;
  failed: boolean;
}>({
  shows: ['Grid'],
  use: 'grid.use',
  avoid: 'grid.avoid',
  room: 'half',
  usual: { items: 4, spacing: 'medium', minimum: 112, keepWidth: false, list: false, hasPages: false, failed: false },
  properties: {
    items: count(0, 24),
    spacing: choice(GRID_SPACINGS),
    minimum: count(...LAYOUT_RANGES.minimum),
    keepWidth: toggle,
    list: toggle,
    hasPages: toggle,
    failed: toggle,
  },
  states: [
    ...eachOf('spacing', GRID_SPACINGS),
    { name: 'state.few', set: { items: 2 } },
    { name: 'state.fewKeepWidth', set: { items: 2, keepWidth: true } },
    { set: { list: true } },
    { set: { minimum: 200 } },
    { name: 'state.withPages', set: { hasPages: true } },
    { name: 'state.empty', set: { items: 0 } },
    { name: 'state.failed', set: { failed: true } },
  ],
  show: ({ items, minimum, list, hasPages, failed, ...rest }, { say, landmark }) => (
    <Grid
      {...rest}
      list={list}
      minimum={`${String(minimum / 16)}rem`}
      empty={<Message>{say('sample.nothing')}</Message>}
      error={failed && <Message variant="error">{say('sample.notLoaded')}</Message>}
      pagination={
        hasPages && (
          <Pagination
            page={1}
            pages={2}
            hrefOf={() => '#Grid'}
            labels={{
              navigation: `${say('sample.pages')} (${landmark})`,
              previous: say('sample.previous'),
              next: say('sample.next'),
              page: (page) => `${say('sample.page')} ${page}`,
            }}
          />
        )
      }
    >
      {Array.from({ length: items }, (_, index) =>
        list ? (
          <li key={index}>
            <Filling>{index + 1}</Filling>
          </li>
        ) : (
          <Filling key={index}>{index + 1}</Filling>
        ),
      )}
    </Grid>
  ),
});
