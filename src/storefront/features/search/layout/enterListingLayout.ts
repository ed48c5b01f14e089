import type { ListingLayout } from '../../../../contract/pages/listingLayout';
import { call, put, type SagaGenerator } from '../../../kernel/effects';
import { addSlices, joinSlices } from '../../../kernel/lateSlices';
import { layoutRemembered, listingLayoutReducer } from './listingLayoutSlice';

const slices = { listingLayout: listingLayoutReducer } as const;

/** Listings whose address names no layout have this one from here on. */
export function* enterListingLayout(layout: ListingLayout): SagaGenerator {
  addSlices(slices);
  yield* call(joinSlices, slices);
  yield* put(layoutRemembered({ layout }));
}
