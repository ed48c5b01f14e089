import { request } from '../../storefront/api';
import { put, take, takeLatest, race, type SagaGenerator } from '../kernel/effects';
import { dialogClosed, noted } from '../app/viewSlice';
import { documentReplaced } from '../draft';
import { builderApi } from '../publication';
import { versionFailed, versionRequested, versionTaken } from './versionsSlice';

const { siteVersion } = builderApi.endpoints;

/** Takes earlier versions back as edits: the draft being edited is one step behind them. */
export function* versionsSaga(): SagaGenerator {
  yield* takeLatest(versionRequested, takeBack);
}

function* takeBack({ payload: { version } }: ReturnType<typeof versionRequested>): SagaGenerator {
  const { outcome } = yield* race({
    outcome: request(siteVersion.initiate(version, { subscribe: false })),
    // Whoever closes the list wants none of it any more.
    closed: take(dialogClosed),
  });
  if (!outcome) return;
  if ('failure' in outcome) {
    yield* put(versionFailed(outcome.failure));
    return;
  }
  yield* put(versionTaken());
  yield* put(documentReplaced({ document: outcome.data.document }));
  yield* put(noted({ kind: 'versionTaken', version }));
}
