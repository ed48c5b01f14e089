import type { Action } from '@reduxjs/toolkit';
import type { Outcome } from '../../storefront/api';
import { call, put, race, select, take, takeLatest, type SagaGenerator } from '../kernel/effects';
import { dialogClosed, noted, selectPage, type BuilderPage } from '../app/viewSlice';
import { versionFailed, versionRequested, versionTaken } from './versionsSlice';

/** A kind of document with versions: how one is loaded, and the events that report it. */
interface Versioned<Document> {
  readonly read: (version: number) => SagaGenerator<Outcome<{ readonly document: Document }>>;
  readonly replaced: (payload: { document: Document }) => Action;
}

/** Brings an earlier version back as an edit, so that undo leads to the draft from before. */
export function* versionsProcess<Document>(page: BuilderPage, versioned: Versioned<Document>): SagaGenerator {
  yield* takeLatest(versionRequested, (wanted) => takeBack(page, versioned, wanted));
}

function* takeBack<Document>(
  page: BuilderPage,
  { read, replaced }: Versioned<Document>,
  { payload: { version } }: ReturnType<typeof versionRequested>,
): SagaGenerator {
  if ((yield* select(selectPage)) !== page) return;
  const { outcome } = yield* race({
    outcome: call(read, version),
    // Closing the dialog cancels the load.
    closed: take(dialogClosed),
  });
  if (!outcome) return;
  if ('failure' in outcome) {
    yield* put(versionFailed(outcome.failure));
    return;
  }
  yield* put(versionTaken());
  yield* put(replaced({ document: outcome.data.document }));
  yield* put(noted({ kind: 'versionTaken', version }));
}
