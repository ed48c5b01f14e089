import { api } from '../api';
import { contextApi } from '../features/context';
import { selectUserId } from '../features/visitor';
import type { ShopStore } from '../kernel/shopStore';
import { leaveFor } from '../platform/page/document';

/**
 * A page was restored from the back/forward cache. Another tab may have changed the cart; if another user has logged in
 * meanwhile, the page is reloaded.
 */
export async function pageReturned(store: ShopStore): Promise<void> {
  store.dispatch(api.util.invalidateTags(['Cart', 'Stock']));
  const userId = selectUserId(store.getState());
  const asked = contextApi.endpoints.sessionContext.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data } = await store.dispatch(asked);
  if (data && data.userId !== userId) leaveFor(window.location.href);
}
