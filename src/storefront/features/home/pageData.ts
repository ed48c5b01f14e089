import { pageStatusOf, request } from '../../api';
import type { LoadPageData } from '../../kernel/page';
import { all, call, type SagaGenerator } from '../../kernel/effects';
import { catalogApi } from '../catalog';
import { readProducts, shelfSearch } from '../search';
import { selectIsLoggedIn } from '../visitor';
import { buyersHome, buyersHomeReads } from './lazyBuyersHome';

/** The number of shelves on the home page. */
export const homeShelves = 3;
export const homeCategories = {} as const;

/** Reads the data of the home page. */
export const loadHomePage: LoadPageData = function* (_match, state) {
  const children = catalogApi.endpoints.categoryChildren.initiate(homeCategories, { subscribe: false });
  const [top] = yield* all([request(children), ...(selectIsLoggedIn(state) ? [call(loadBuyersHome)] : [])]);
  if (!('data' in top && top.data)) return pageStatusOf(top);
  const shelves = top.data.productCategories.slice(0, homeShelves);
  yield* all(shelves.map(({ id }) => readProducts(shelfSearch(id))));
  return 200;
};

/** Code and data: it is there when the page is shown. */
function* loadBuyersHome(): SagaGenerator {
  const [read] = yield* all([call(buyersHomeReads.load), call(buyersHome.load)]);
  yield* call(read);
}
