import { Message } from '../../../storefront/ui/feedback/Message';
import { Grid } from '../../../storefront/ui/layout/Grid';
import { Pagination } from '../../../storefront/ui/wayfinding/Pagination';
import { choice, count, eachOf, story, toggle } from '../../story';
import { Filling } from './Filling';

const spacings = ['x-large', 'large', 'medium', 'small', 'xx-small', 'none'] as const;

export const gridStory = story<{
  items: number;
  spacing: (typeof spacings)[number];
  keepWidth: boolean;
  hasPages: boolean;
  failed: boolean;
}>({
  shows: ['Grid'],
  use: 'grid.use',
  avoid: 'grid.avoid',
  room: 'half',
  usual: { items: 4, spacing: 'medium', keepWidth: false, hasPages: false, failed: false },
  properties: {
    items: count(0, 24),
    spacing: choice(spacings),
    keepWidth: toggle,
    hasPages: toggle,
    failed: toggle,
  },
  states: [
    ...eachOf('spacing', spacings),
    { name: 'state.few', set: { items: 2 } },
    { name: 'state.fewKeepWidth', set: { items: 2, keepWidth: true } },
    { name: 'state.withPages', set: { hasPages: true } },
    { name: 'state.empty', set: { items: 0 } },
    { name: 'state.failed', set: { failed: true } },
  ],
  show: ({ items, hasPages, failed, ...rest }, { say, landmark }) => (
    <Grid
      {...rest}
      minimum="7rem"
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
      {Array.from({ length: items }, (_, index) => (
        <Filling key={index}>{index + 1}</Filling>
      ))}
    </Grid>
  ),
});
