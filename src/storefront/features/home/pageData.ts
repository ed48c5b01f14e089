import type { MenuItem } from '../../../contract/catalog/menu';
import { pageStatusOf, request } from '../../api';
import type { LoadPageData, PageResult } from '../../kernel/page';
import { all, call, type SagaGenerator } from '../../kernel/effects';
import { catalogApi } from '../catalog';
import { readProducts, shelfSearch } from '../search';
import { selectIsBuyer } from '../visitor';
import { inMenuOrder } from './inMenuOrder';
import { buyersHomeReads } from './lazyBuyersHome';

type ReadMenu = () => SagaGenerator<readonly MenuItem[] | undefined>;

/** The number of shelves on the home page. */
export const homeShelves = 3;
export const homeCategories = {} as const;

/** Reads the data of the home page; its shelves follow the order of the given menu. */
export const loadHomePage = (menuToFollow: ReadMenu): LoadPageData =>
  function* (_match, state) {
    const [status] = yield* all([
      call(loadShelves, menuToFollow),
      ...(selectIsBuyer(state) ? [call(loadBuyersHome)] : []),
    ]);
    return status;
  };

function* loadShelves(menuToFollow: ReadMenu): SagaGenerator<PageResult> {
  const children = catalogApi.endpoints.categoryChildren.initiate(homeCategories, { subscribe: false });
  const top = yield* request(children);
  if (!('data' in top && top.data)) return pageStatusOf(top);
  const ordered = inMenuOrder(top.data.productCategories, yield* call(menuToFollow));
  const shelves = ordered.slice(0, homeShelves);
  yield* all(shelves.map(({ id }) => readProducts(shelfSearch(id))));
  return 200;
}

function* loadBuyersHome(): SagaGenerator {
  yield* call(yield* call(buyersHomeReads.load));
}
