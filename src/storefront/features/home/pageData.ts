import { pageStatusOf, request } from '../../api';
import type { LoadPageData, PageResult } from '../../kernel/page';
import { all, call, type SagaGenerator } from '../../kernel/effects';
import { catalogApi } from '../catalog';
import { readProducts, shelfSearch } from '../search';
import { selectIsBuyer } from '../visitor';
import { buyersHomeReads } from './lazyBuyersHome';

/** The number of shelves on the home page. */
export const homeShelves = 3;
export const homeCategories = {} as const;

/** Reads the data of the home page. */
export const loadHomePage: LoadPageData = function* (_match, state) {
  const [status] = yield* all([call(loadShelves), ...(selectIsBuyer(state) ? [call(loadBuyersHome)] : [])]);
  return status;
};

function* loadShelves(): SagaGenerator<PageResult> {
  const children = catalogApi.endpoints.categoryChildren.initiate(homeCategories, { subscribe: false });
  const top = yield* request(children);
  if (!('data' in top && top.data)) return pageStatusOf(top);
  const shelves = top.data.productCategories.slice(0, homeShelves);
  yield* all(shelves.map(({ id }) => readProducts(shelfSearch(id))));
  return 200;
}

function* loadBuyersHome(): SagaGenerator {
  yield* call(yield* call(buyersHomeReads.load));
}
