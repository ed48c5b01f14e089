import { lazyComponent } from '../../kernel/lazy';

/** The search box: the server's HTML searches without JavaScript; suggestions need its code. */
export const searchForm = lazyComponent(
  () => import(/* webpackChunkName: "late-rest" */ './components/SearchForm').then((file) => file.searchFormModule),
  'idle',
);
