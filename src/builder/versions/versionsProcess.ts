import type { Action } from '@reduxjs/toolkit';
import type { Outcome } from '../../storefront/api';
import { call, put, race, select, take, takeLatest, type SagaGenerator } from '../kernel/effects';
import { dialogClosed, noted, selectPage, type BuilderPage } from '../app/viewSlice';
import { versionFailed, versionRequested, versionTaken } from './versionsSlice';

/** A document that has versions: how one is read, and what is said of one that is edited from now on. */
interface Versioned<Document> {
  readonly read: (version: number) => SagaGenerator<Outcome<{ readonly document: Document }>>;
  readonly replaced: (payload: { document: Document }) => Action;
}

/** Takes earlier versions of what a page edits back as edits: the draft being edited is one step behind them. */
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
    // Whoever closes the list wants none of it any more.
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
