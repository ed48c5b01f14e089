import { useEffect, useRef } from 'react';
import { call, put, select, type SagaGenerator } from '../../kernel/effects';
import { useShopDispatch, useShopSelector } from '../../kernel/hooks';
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

/**
 * Passes the cart its options again when the site's settings change while the page is open. A mini cart that the
 * settings allowed and that was not offered has failed.
 */
export function useMiniCartOptions({ miniCartEnabled, showCount }: MiniCartOptions): void {
  const dispatch = useShopDispatch();
  const isOffered = useShopSelector(selectMiniCartOffered);
  const lastSeen = useRef({ miniCartEnabled, showCount, hasFailed: false });
  useEffect(() => {
    const before = lastSeen.current;
    if (before.miniCartEnabled === miniCartEnabled && before.showCount === showCount) return;
    const hasFailed = before.hasFailed || (before.miniCartEnabled && !isOffered);
    lastSeen.current = { miniCartEnabled, showCount, hasFailed };
    dispatch(miniCartOptionRead({ offered: miniCartEnabled && !hasFailed, showsCount: showCount }));
  }, [dispatch, miniCartEnabled, showCount, isOffered]);
}
