import { createPart } from '../../kernel/parts';

/** The search box: it searches as the server wrote it, without a script; suggestions come with its code. */
export const searchForm = createPart(
  () => import(/* webpackChunkName: "part-rest" */ './components/SearchForm').then((file) => file.searchFormPart),
  'soon',
);
