import { fileOf } from '../../commerce/site/siteFile';
import { call, put, select, takeEvery, type SagaGenerator } from '../kernel/effects';
import { saveFile } from '../../storefront/platform/files';
import { noted } from '../app/viewSlice';
import { documentReplaced, selectDocument } from '../draft';
import { fileRead, fileRefused, fileWanted } from './fileSlice';

const FILE_NAME = 'comptoir-site-edition.json';

/** Imports site files as edits, and downloads the draft being edited as one. */
export function* fileSaga(): SagaGenerator {
  yield* takeEvery(fileRead, takeIn);
  yield* takeEvery(fileWanted, giveOut);
}

function* takeIn({ payload: { name, outcome } }: ReturnType<typeof fileRead>): SagaGenerator {
  if ('document' in outcome) {
    yield* put(documentReplaced({ document: outcome.document }));
    yield* put(noted({ kind: 'fileTaken', name }));
  } else {
    yield* put(fileRefused(name, outcome.reason, outcome.problems));
  }
}

function* giveOut(): SagaGenerator {
  const document = yield* select(selectDocument);
  if (document) yield* call(saveFile, FILE_NAME, `${JSON.stringify(fileOf(document), null, 2)}\n`);
}
