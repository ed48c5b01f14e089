import { STORE_ENTRY_LIFETIME_SECONDS } from '../../../contract/constants';
import { request } from '../../api';
import { all, select, type SagaGenerator } from '../../kernel/effects';
import { cartApi } from '../../features/cart';
import { contextApi } from '../../features/context';
import { menusApi } from '../../layout/menus';
import { lateReads } from '../../kernel/lazy';

const once = { subscribe: false } as const;
/** The answers are kept while the page stays; the next page refetches those that are too old. */
const unlessOld = { subscribe: false, forceRefetch: STORE_ENTRY_LIFETIME_SECONDS } as const;

/**
 * Reads the data of every page: site info, both contexts, category menu, cart summary, and what loaded lazy components
 * read. False if something failed without which the shop can't be shown; a missing menu or cart summary does not
 * prevent the page.
 */
export function* loadCommonData(): SagaGenerator<boolean> {
  const site = yield* request(contextApi.endpoints.siteInfo.initiate(undefined, once));
  if (!('data' in site)) return false;
  // The application context is read first: it decides whether the other data is requested as a guest, and in which
  // currency.
  const { applicationContext } = contextApi.endpoints;
  const { data } = yield* select(applicationContext.select());
  // RTK Query would take 0 for "never"; `true` means "always".
  const forceRefetch = data?.freshSeconds || true;
  const application = yield* request(applicationContext.initiate(undefined, { subscribe: false, forceRefetch }));
  const [session] = yield* all([
    request(contextApi.endpoints.sessionContext.initiate(undefined, unlessOld)),
    request(menusApi.endpoints.categoryMenu.initiate(undefined, unlessOld)),
    request(cartApi.endpoints.cartSummary.initiate(undefined, unlessOld)),
  ]);
  yield* all(lateReads().map((read) => read()));
  return 'data' in application && 'data' in session;
}
