import { lazyComponent } from '../../kernel/lazy';

/** The search box: it searches as the server wrote it, without a script; suggestions come with its code. */
export const searchForm = lazyComponent(
  () => import(/* webpackChunkName: "part-rest" */ './components/SearchForm').then((file) => file.searchFormModule),
  'idle',
);
