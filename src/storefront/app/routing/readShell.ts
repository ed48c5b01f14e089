import { STORE_ENTRY_LIFETIME_SECONDS } from '../../../contract/constants';
import { request } from '../../api';
import { all, type SagaGenerator } from '../../kernel/effects';
import { cartApi } from '../../features/cart';
import { contextApi } from '../../features/context';
import { menusApi } from '../../layout/menus';
import { lateReads } from '../../kernel/lazy';

const once = { subscribe: false } as const;
/** These stay while the page does: the next page reads them anew once they are old. */
const unlessOld = { subscribe: false, forceRefetch: STORE_ENTRY_LIFETIME_SECONDS } as const;

/**
 * Reads what every page shows: the site, the two contexts, the category menu, the cart's badge and what lazy components read. False when
 * the shop can't be shown without what failed; a missing menu or badge is no reason to show no page.
 */
export function* readShell(): SagaGenerator<boolean> {
  const site = yield* request(contextApi.endpoints.siteInfo.initiate(undefined, once));
  if (!('data' in site)) return false;
  // What it says decides how the others are asked: as a guest, in which money.
  const application = yield* request(contextApi.endpoints.applicationContext.initiate(undefined, unlessOld));
  const [session] = yield* all([
    request(contextApi.endpoints.sessionContext.initiate(undefined, unlessOld)),
    request(menusApi.endpoints.categoryMenu.initiate(undefined, unlessOld)),
    request(cartApi.endpoints.cartSummary.initiate(undefined, unlessOld)),
  ]);
  yield* all(lateReads().map((read) => read()));
  return 'data' in application && 'data' in session;
}
