import { all, call, select } from 'redux-saga/effects';
import type { SagaGenerator } from '../api';
import type { ShopLocation } from '../features/navigation';
import { matchRoute } from './matchRoute';
import type { PageStatus } from './page';
import { loadCode } from './pageModules';
import { readShell } from './readShell';
import type { RootState } from './rootReducer';

/**
 * Brings everything that a page shows into the store: its code, the shell's data and its own. Used by the
 * server's render, by navigation and by prefetch. Throws only when the page's code can't be loaded.
 */
export function* preparePage(location: Pick<ShopLocation, 'pathname' | 'search'>): SagaGenerator<PageStatus> {
  const matched = matchRoute(location);
  const { route, match } = matched;
  const code = call(loadCode, matched);
  if (!((yield call(readShell)) as boolean)) {
    yield code;
    return 503;
  }
  const state = (yield select()) as RootState;
  const [, status] = (yield all([code, call(route.needs, match, state)])) as [void, PageStatus];
  return status;
}
