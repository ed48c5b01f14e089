import { call, take, takeLatest, type SagaGenerator } from '../../../kernel/effects';
import { locationChanged } from '../../../kernel/location';
import { keepListingLayout } from '../../../platform/storage/listingLayout';
import { enterListingLayout } from './enterListingLayout';
import { layoutChosen } from './listingLayoutSlice';

/** Stores the chosen layout in the browser and, as soon as the page shows it, in the state. */
export function* listingLayoutSaga(): SagaGenerator {
  yield* takeLatest(layoutChosen, keep);
}

function* keep({ payload: { layout } }: ReturnType<typeof layoutChosen>): SagaGenerator {
  yield* call(keepListingLayout, layout);
  yield* take(locationChanged);
  yield* call(enterListingLayout, layout);
}
