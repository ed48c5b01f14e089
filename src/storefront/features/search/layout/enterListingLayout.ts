import type { ListingLayout } from '../../../../contract/pages/listingLayout';
import { call, put, type SagaGenerator } from '../../../kernel/effects';
import { joinSlices } from '../../../kernel/lateSlices';
import { layoutRemembered, listingLayoutReducer } from './listingLayoutSlice';

/** Sets the layout of listings whose address names none. */
export function* enterListingLayout(layout: ListingLayout): SagaGenerator {
  yield* call(joinSlices, { listingLayout: listingLayoutReducer });
  yield* put(layoutRemembered({ layout }));
}
