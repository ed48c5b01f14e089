import { loginAddress } from '../../../contract/pages/pageReference';
import { selectMayBrowse } from '../../features/search';
import { all, call, select, type SagaGenerator } from '../../kernel/effects';
import type { ShopLocation } from '../../kernel/location';
import { matchRoute } from './matchRoute';
import type { MatchedRoute, PageResult } from '../../kernel/page';
import { joinSlices } from '../../kernel/lateSlices';
import { loadIdle } from '../../kernel/lazy';
import type { RootState } from '../../kernel/state';
import { loadCode, loadedPage } from './pageModules';
import { loadCommonData } from './loadCommonData';

/** Pages of the catalogue: where guests may not browse, they get the login instead (CTX-12). */
const BROWSED = /^(home|category|namedCategory|product|search)$/;

/**
 * Loads everything a page shows: its code, the data of every page and its own data, without what is below the first
 * view if `isWhole` is false. Used by the server render, by navigation and by prefetching.
 */
export function* preparePage(
  location: Pick<ShopLocation, 'pathname' | 'search'>,
  isWhole = true,
): SagaGenerator<PageResult> {
  const matched = matchRoute(location);
  const { route, match } = matched;
  if (!(yield* call(loadCommonData))) {
    yield* call(loadCodeAndSlices, matched);
    return 503;
  }
  const state = yield* select();
  if (BROWSED.test(route.name) && !selectMayBrowse(state)) {
    return { leadsTo: loginAddress(location.pathname + location.search) };
  }
  const status = yield* call(loadCodeAndData, matched, state);
  const page = loadedPage(route);
  const leadsTo = page?.leadsOn?.(yield* select(), match);
  if (leadsTo !== undefined) return { leadsTo };
  const loadBelow = route.loadBelow ?? page?.loadBelow;
  if (isWhole && loadBelow) yield* call(loadBelow, match);
  return status;
}

/**
 * Loads a page's code and its data. If the route itself says which data to read (`loadPageData`), both are loaded at
 * the same time; otherwise the page's code says so, and the data follows the code.
 */
function* loadCodeAndData(matched: MatchedRoute, state: RootState): SagaGenerator<PageResult> {
  const { route, match } = matched;
  if (route.loadPageData) {
    const [, status] = yield* all([loadCodeAndSlices(matched), route.loadPageData(match, state)]);
    return status;
  }
  yield* call(loadCodeAndSlices, matched);
  const load = loadedPage(route)?.loadPageData;
  return load ? yield* call(load, match, state) : 200;
}

/** Loads the page's code and adds its slices to the state. */
function* loadCodeAndSlices(matched: MatchedRoute): SagaGenerator {
  yield* call(loadCode, matched, yield* select());
  // The idle components include some of this page: loaded after it is shown, they could move an element while it is
  // being pressed.
  yield* call(loadIdle);
  yield* call(joinSlices, loadedPage(matched.route)?.slices);
}
