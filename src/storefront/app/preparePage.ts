import { all, call, select } from 'redux-saga/effects';
import type { SagaGenerator } from '../kernel/sagaTypes';
import type { ShopLocation } from '../kernel/location';
import { matchRoute } from './matchRoute';
import type { MatchedRoute, PageStatus } from '../kernel/page';
import { joinSlices } from '../kernel/lateSlices';
import { loadCode, loadedPage } from './pageModules';
import { readShell } from './readShell';
import type { RootState } from '../kernel/state';

/**
 * Brings everything that a page shows into the store: its code, the shell's data and its own. Used by the
 * server's render, by navigation and by prefetch. Throws only when the page's code can't be loaded.
 */
export function* preparePage(location: Pick<ShopLocation, 'pathname' | 'search'>): SagaGenerator<PageStatus> {
  const matched = matchRoute(location);
  const { route, match } = matched;
  const code = call(bringCode, matched);
  if (!((yield call(readShell)) as boolean)) {
    yield code;
    return 503;
  }
  const state = (yield select()) as RootState;
  if (route.needs) {
    const [, status] = (yield all([code, call(route.needs, match, state)])) as [void, PageStatus];
    return status;
  }
  yield code;
  const needs = loadedPage(route)?.needs;
  return needs ? ((yield call(needs, match, state)) as PageStatus) : 200;
}

/** The code of the page, and in the state whatever slices it brings. */
function* bringCode(matched: MatchedRoute): SagaGenerator {
  yield call(loadCode, matched);
  yield call(joinSlices, loadedPage(matched.route)?.slices);
}
