import { Pagination } from '../../../storefront/ui/wayfinding/Pagination';
import { count, story } from '../../story';

export const paginationStory = story<{ page: number; pages: number }>({
  shows: ['Pagination'],
  use: 'pagination.use',
  avoid: 'pagination.avoid',
  room: 'whole',
  usual: { page: 6, pages: 12 },
  properties: { page: count(1, 12), pages: count(2, 12) },
  states: [
    { name: 'state.firstPage', set: { page: 1 } },
    { name: 'state.betweenPages', set: {} },
    { name: 'state.lastPage', set: { page: 12 } },
    { name: 'state.few', set: { page: 1, pages: 2 } },
  ],
  show: (values, { say, landmark }) => (
    <Pagination
      {...values}
      hrefOf={() => '#Pagination'}
      labels={{
        navigation: `${say('sample.pages')} (${landmark})`,
        previous: say('sample.previous'),
        next: say('sample.next'),
        page: (page) => `${say('sample.page')} ${page}`,
      }}
    />
  ),
});
