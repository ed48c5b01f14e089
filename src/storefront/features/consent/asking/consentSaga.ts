import { call, put, select, takeEvery } from 'redux-saga/effects';
import { writeConsent, type OptionalCategory } from '../../../../contract/tracking/consent';
import type { SagaGenerator } from '../../../api';
import { joinSlices } from '../../../app/lateSlices';
import type { RootState } from '../../../app/rootReducer';
import { keepConsent, keptConsent } from '../../../runtime/consent';
import { forgetTracked } from '../../../runtime/trackedIds';
import { locationChanged } from '../../navigation';
import { consentFound, consentGiven, consentReducer } from '../consentSlice';
import { selectConsent } from '../consentSelectors';

/** Brings the browser's word into the state, and the shopper's choice into the browser. */
export function* consentSaga(): SagaGenerator {
  yield call(joinSlices, { consent: consentReducer });
  yield takeEvery(consentGiven.type, keep);
  yield call(look);
  // Another tab may have changed it.
  yield takeEvery(locationChanged.type, look);
}

const spelled = (allowed: readonly OptionalCategory[] | null) => (allowed === null ? null : writeConsent(allowed));

function* look(): SagaGenerator {
  const allowed = (yield call(keptConsent)) as readonly OptionalCategory[] | null;
  const known = (yield select((state: RootState) => selectConsent(state))) as ReturnType<typeof selectConsent>;
  if (known?.isKnown && spelled(known.allowed) === spelled(allowed)) return;
  yield put(consentFound({ allowed }));
  yield call(forgetUnlessAllowed, allowed);
}

function* keep({ payload: { allowed } }: ReturnType<typeof consentGiven>): SagaGenerator {
  yield call(keepConsent, allowed);
  yield call(forgetUnlessAllowed, allowed);
}

/** What was remembered with consent goes with it, whoever took it back (TRK-10). */
function* forgetUnlessAllowed(allowed: readonly OptionalCategory[] | null): SagaGenerator {
  if (allowed?.includes('statistics') !== true) yield call(forgetTracked);
}
