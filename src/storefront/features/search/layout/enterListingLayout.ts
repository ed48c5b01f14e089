import type { ListingLayout } from '../../../../contract/pages/listingLayout';
import { call, put, type SagaGenerator } from '../../../kernel/effects';
import { joinSlices } from '../../../kernel/lateSlices';
import { layoutRemembered, listingLayoutReducer } from './listingLayoutSlice';

/** Listings whose address names no layout have this one from here on. */
export function* enterListingLayout(layout: ListingLayout): SagaGenerator {
  yield* call(joinSlices, { listingLayout: listingLayoutReducer });
  yield* put(layoutRemembered({ layout }));
}
