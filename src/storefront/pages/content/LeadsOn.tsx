import { useEffect, type ReactNode } from 'react';
import { failureOf } from '../../api';
import { ownAddressApi, selectChannelOrSite } from '../../features/content/page';
import { unavailable } from '../../features/fallback';
import { useShopDispatch, useShopSelector } from '../../kernel/hooks';
import { navigationRequested } from '../../kernel/location';

interface LeadsOnProps {
  readonly path: string;
  /** Shown if the product, content or article that the path names does not exist. */
  readonly children: ReactNode;
}

/**
 * Shown for a short address whose product, content or article was not found or could not be read; redirects to its page
 * if a later read finds it.
 */
export function LeadsOn({ path, children }: LeadsOnProps) {
  const dispatch = useShopDispatch();
  const channelOrSiteId = useShopSelector(selectChannelOrSite);
  const {
    currentData: address,
    error,
    isFetching,
    refetch,
  } = ownAddressApi.useOwnAddressQuery({ channelOrSiteId, path });
  useEffect(() => {
    if (address) dispatch(navigationRequested(address, 'REPLACE'));
  }, [address, dispatch]);
  if (error)
    return <unavailable.Show level={1} code={failureOf(error).code} busy={isFetching} onRetry={() => void refetch()} />;
  return address === null ? children : null;
}
