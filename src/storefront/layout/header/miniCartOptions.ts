import { useEffect, useRef } from 'react';
import { call, put, select, type SagaGenerator } from '../../kernel/effects';
import { useShopDispatch } from '../../kernel/hooks';
import { miniCartOptionRead, selectMiniCartOffered, selectShowsCount } from '../../features/cart';
import { readSite, selectSiteConfiguration } from '../../features/site';

/**
 * Reads what every page's header is decided by, and tells the cart what of it is its own. A mini cart that could not be
 * loaded is not offered again by the next page.
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

/** Tells the cart when what the site says of it changes under a running page. */
export function useMiniCartOptions({ miniCartEnabled, showCount }: MiniCartOptions): void {
  const dispatch = useShopDispatch();
  const said = useRef({ miniCartEnabled, showCount });
  useEffect(() => {
    const before = said.current;
    if (before.miniCartEnabled === miniCartEnabled && before.showCount === showCount) return;
    said.current = { miniCartEnabled, showCount };
    dispatch(miniCartOptionRead({ offered: miniCartEnabled, showsCount: showCount }));
  }, [dispatch, miniCartEnabled, showCount]);
}
