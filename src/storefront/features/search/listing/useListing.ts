import { useMemo } from 'react';
import { listingAddress } from '../../../../contract/pages/pageReference';
import { useShopSelector } from '../../../kernel/hooks';
import { selectLocation } from '../../../kernel/location';
import { readListing, readTerm, selectUsualLayout, type Listing } from './listing';
import { listingParams } from './listingChoices';

/** A listing, and the address of each other one on the same page. */
export interface ListingHere {
  readonly listing: Listing;
  readonly addressOf: (listing: Listing) => string;
}

/** The listing at the current address: the same objects as long as that stays, so that late code keeps its props. */
export function useListing(): ListingHere {
  const { pathname, search } = useShopSelector(selectLocation);
  const usual = useShopSelector(selectUsualLayout);
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const term = readTerm(query);
    const addressOf = (to: Listing) => listingAddress(pathname, term, listingParams(to));
    return { listing: readListing(query, usual), addressOf };
  }, [pathname, search, usual]);
}
