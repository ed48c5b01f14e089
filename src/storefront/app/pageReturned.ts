import { api, siteOf } from '../api';
import { contextApi } from '../features/context';
import { selectUserId } from '../features/visitor';
import type { ShopStore } from '../kernel/shopStore';
import { leaveFor } from '../platform/page/document';

const fresh = { subscribe: false, forceRefetch: true } as const;

/**
 * A page was restored from the back/forward cache. Another tab may have changed the cart; if another user has logged in
 * or another market has been chosen since, the page is reloaded.
 */
export async function pageReturned(store: ShopStore): Promise<void> {
  store.dispatch(api.util.invalidateTags(['Cart', 'Stock']));
  const userId = selectUserId(store.getState());
  const market = siteOf(store.getState())?.market;
  const { sessionContext, siteInfo } = contextApi.endpoints;
  const [session, site] = await Promise.all([
    store.dispatch(sessionContext.initiate(undefined, fresh)),
    store.dispatch(siteInfo.initiate(undefined, fresh)),
  ]);
  const isOtherUser = session.data && session.data.userId !== userId;
  // A page in a currency that its market no longer uses is outdated too.
  const isOtherMarket =
    site.data && (['marketId', 'currency'] as const).some((of) => site.data?.market?.[of] !== market?.[of]);
  if (isOtherUser || isOtherMarket) leaveFor(window.location.href);
}
