import { request } from '../../storefront/api';
import { supportApi } from '../calls/supportApi';
import { put, select, takeLeading, type SagaGenerator } from '../kernel/effects';
import { paused } from '../playback/playbackSlice';
import { erased, eraseFailed, eraseRequested, selectSentErasure } from './aboutSlice';

/** Erases the session when support has confirmed it. */
export function* eraseSaga(): SagaGenerator {
  yield* takeLeading(eraseRequested, erase);
}

function* erase(): SagaGenerator {
  const sent = yield* select(selectSentErasure);
  if (!sent) return;
  const outcome = yield* request(supportApi.endpoints.eraseRecording.initiate(sent));
  // Erased already: by somebody else, or by this call, whose first answer was lost.
  if ('failure' in outcome && outcome.failure.code !== 'RECORDING_ERASED') {
    yield* put(eraseFailed(outcome.failure));
    return;
  }
  yield* put(paused());
  yield* put(erased());
}
