import { useEffect } from 'react';
import { addEvents } from '../../app/events';
import { useShopDispatch, useShopStore } from '../../app/hooks';
import { matchRoute } from '../../app/matchRoute';
import { isLivePage } from '../../runtime/livePage';
import { onLinkFollowed } from '../../runtime/followedLinks';
import { productFollowed, trackingEvents } from './trackingEvents';
import { trackingSaga } from './trackingSaga';

addEvents(trackingEvents);

/** Hears which products of the page are opened; the page of a recording hears nothing. */
function Tracker() {
  const store = useShopStore();
  const dispatch = useShopDispatch();
  useEffect(() => {
    if (!isLivePage(store)) return undefined;
    return onLinkFollowed((address) => {
      const { route, match } = matchRoute(address);
      const productId = match.params['productId'];
      if (route.name === 'product' && productId !== undefined) dispatch(productFollowed({ productId }));
    });
  }, [store, dispatch]);
  return null;
}

export const trackerPart = { Part: Tracker, texts: {}, saga: trackingSaga } as const;
