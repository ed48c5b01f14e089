import { useMemo } from 'react';
import { listingAddress } from '../../../../contract/pages/pageReference';
import { useShopSelector } from '../../../kernel/hooks';
import { selectLocation } from '../../../kernel/location';
import { readListing, readTerm, selectUsualLayout, type Listing } from './listing';
import { listingParams } from './listingChoices';

/** A listing, and a function for the address of any other listing on the same page. */
export interface ListingHere {
  readonly listing: Listing;
  readonly addressOf: (listing: Listing) => string;
}

/**
 * The listing at the current address. Returns the same objects until the address or the usual layout changes, so that
 * the props of late code do not change.
 */
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
