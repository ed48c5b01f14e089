import { lazyComponent } from '../../../kernel/lazy';
import type { SortLinksProps } from '../components/SortLinks';

/** The sort orders of a listing; late code, because the server's HTML has their links in a native disclosure. */
export const sortLinks = lazyComponent<SortLinksProps>(
  () => import(/* webpackChunkName: "late-rest" */ '../components/SortLinks').then((file) => file.sortLinksModule),
  'idle',
);
