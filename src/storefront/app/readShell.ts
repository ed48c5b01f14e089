import { all, call } from 'redux-saga/effects';
import { STORE_ENTRY_LIFETIME_SECONDS } from '../../contract/constants';
import { request, type Outcome } from '../api';
import type { SagaGenerator } from '../kernel/sagaTypes';
import { cartApi } from '../features/cart';
import { contextApi } from '../features/context';
import { menusApi } from '../layout/menus';
import { partReads } from '../kernel/parts';

const once = { subscribe: false } as const;
/** These stay while the page does: the next page reads them anew once they are old. */
const unlessOld = { subscribe: false, forceRefetch: STORE_ENTRY_LIFETIME_SECONDS } as const;

/**
 * Reads what every page shows: the site, the two contexts, the category menu, the cart's badge and what parts read. False when
 * the shop can't be shown without what failed; a missing menu or badge is no reason to show no page.
 */
export function* readShell(): SagaGenerator<boolean> {
  const site = (yield call(request, contextApi.endpoints.siteInfo.initiate(undefined, once))) as Outcome<unknown>;
  if (!('data' in site)) return false;
  // What it says decides how the others are asked: as a guest, in which money.
  const application = (yield call(
    request,
    contextApi.endpoints.applicationContext.initiate(undefined, unlessOld),
  )) as Outcome<unknown>;
  const [session] = (yield all([
    call(request, contextApi.endpoints.sessionContext.initiate(undefined, unlessOld)),
    call(request, menusApi.endpoints.categoryMenu.initiate(undefined, unlessOld)),
    call(request, cartApi.endpoints.cartSummary.initiate(undefined, unlessOld)),
  ])) as readonly Outcome<unknown>[];
  yield all(partReads().map((read) => call(read)));
  return 'data' in application && session !== undefined && 'data' in session;
}
