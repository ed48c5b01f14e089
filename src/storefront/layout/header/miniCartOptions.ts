import { useEffect, useRef } from 'react';
import { call, put, select, type SagaGenerator } from '../../kernel/effects';
import { useShopDispatch } from '../../kernel/hooks';
import { miniCartOptionRead, selectMiniCartOffered, selectShowsCount } from '../../features/cart';
import { readSite, selectSiteConfiguration } from '../../features/site';

/**
 * Reads the site configuration and passes the cart its options. A mini cart whose code failed to load is not offered
 * again.
 */
export function* readHeader(): SagaGenerator {
  yield* call(readSite);
  const state = yield* select();
  const { miniCartEnabled, showCount } = selectSiteConfiguration(state).header;
  const offered = selectMiniCartOffered(state) && miniCartEnabled;
  if (offered === selectMiniCartOffered(state) && showCount === selectShowsCount(state)) return;
  yield* put(miniCartOptionRead({ offered, showsCount: showCount }));
}

interface MiniCartOptions {
  readonly miniCartEnabled: boolean;
  readonly showCount: boolean;
}

/** Passes the cart its options again when the site's settings change while the page is open. */
export function useMiniCartOptions({ miniCartEnabled, showCount }: MiniCartOptions): void {
  const dispatch = useShopDispatch();
  const lastSeen = useRef({ miniCartEnabled, showCount });
  useEffect(() => {
    const before = lastSeen.current;
    if (before.miniCartEnabled === miniCartEnabled && before.showCount === showCount) return;
    lastSeen.current = { miniCartEnabled, showCount };
    dispatch(miniCartOptionRead({ offered: miniCartEnabled, showsCount: showCount }));
  }, [dispatch, miniCartEnabled, showCount]);
}
