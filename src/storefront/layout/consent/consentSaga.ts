import { writeConsent, type Allowed } from '../../../contract/tracking/consent';
import { call, fork, put, race, select, take, takeEvery, type SagaGenerator } from '../../kernel/effects';
import { joinSlices } from '../../kernel/lateSlices';
import type { RootState } from '../../kernel/state';
import { shopperBack } from '../../platform/page/visibility';
import { consentKeptElsewhere, keepConsent, keptConsent } from '../../platform/storage/consent';
import { forgetTracked } from '../../platform/storage/trackedIds';
import { locationChanged } from '../../kernel/location';
import { lazyTracking } from '../../features/tracking';
import { consentFound, consentGiven, consentReducer, selectConsent, selectMayTrack } from '../../features/consent';
import { recordingReducer } from '../../features/recording';
import { warnOnce } from '../../ui/warnings/warnOnce';

/**
 * Reads the consent kept in the browser into the state, stores what the shopper chooses, and runs what needs consent.
 */
export function* consentSaga(): SagaGenerator {
  yield* call(joinSlices, { consent: consentReducer, recording: recordingReducer });
  yield* takeEvery(consentGiven, keep);
  // Deletes what was stored under a consent that has expired.
  yield* call(forgetUnlessAllowed, yield* call(keptConsent));
  yield* call(readConsent);
  // Another tab may have changed the consent.
  yield* takeEvery(locationChanged, readConsent);
  yield* fork(readConsentOfOtherTabs);
  yield* fork(readConsentOnReturn);
  yield* call(trackWhileAllowed);
}

const mayTrack = (state: RootState): boolean => selectMayTrack(state);

/** Runs tracking while statistics are allowed, and cancels it the moment they no longer are. */
function* trackWhileAllowed(): SagaGenerator {
  for (;;) {
    yield* call(until, true);
    yield* race({ tracking: track(), over: until(false) });
  }
}

function* until(wanted: boolean): SagaGenerator {
  while ((yield* select(mayTrack)) !== wanted) yield* take();
}

/**
 * If the server accepts no activities, tracking ends by itself; it restarts only after consent has been withdrawn and
 * given again.
 */
function* track(): SagaGenerator {
  const tracking = yield* call(loadTracking);
  yield* call(tracking);
  yield* take(() => false);
}

/** Loads the tracking process; after a failure it is tried again with the next page. */
function* loadTracking(): SagaGenerator<() => SagaGenerator> {
  for (;;) {
    try {
      return (yield* call(lazyTracking.load)).trackingSaga;
    } catch {
      yield* call(warnOnce, 'The tracking script could not be loaded.');
      yield* take(locationChanged);
    }
  }
}

const spelled = (allowed: readonly Allowed[] | null) => (allowed === null ? null : writeConsent(allowed));

function* readConsent(): SagaGenerator {
  const allowed = yield* call(keptConsent);
  const known = yield* select((state: RootState) => selectConsent(state));
  if (known?.isKnown && spelled(known.allowed) === spelled(allowed)) return;
  yield* put(consentFound({ allowed }));
  yield* call(forgetUnlessAllowed, allowed);
}

function* readConsentOfOtherTabs(): SagaGenerator {
  for (;;) {
    yield* call(consentKeptElsewhere);
    yield* call(readConsent);
  }
}

function* readConsentOnReturn(): SagaGenerator {
  for (;;) {
    yield* call(shopperBack);
    yield* call(readConsent);
  }
}

function* keep({ payload: { allowed } }: ReturnType<typeof consentGiven>): SagaGenerator {
  yield* call(keepConsent, allowed);
  yield* call(forgetUnlessAllowed, allowed);
}

/** Deletes what was stored under a withdrawn consent, wherever it was withdrawn (TRK-10). */
function* forgetUnlessAllowed(allowed: readonly Allowed[] | null): SagaGenerator {
  if (allowed?.includes('statistics') !== true) yield* call(forgetTracked);
}
