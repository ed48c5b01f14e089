import { fileOf } from '../../commerce/site/siteFile';
import { SITE_LIMITS } from '../../contract/site/siteLimits';
import { call, put, select, takeEvery, type SagaGenerator } from '../kernel/effects';
import { saveFile } from '../../storefront/platform/files';
import { noted } from '../app/viewSlice';
import { documentReplaced, selectDocument } from '../draft';
import { fileRead, fileRefused, fileWanted } from './fileSlice';
import { readSiteFile } from './readSiteFile';

const FILE_NAME = 'comptoir-site-edition.json';

/** Imports site files as edits, and downloads the draft being edited as one. */
export function* fileSaga(): SagaGenerator {
  yield* takeEvery(fileRead, takeIn);
  yield* takeEvery(fileWanted, giveOut);
}

function* takeIn({ payload: { name, bytes, text } }: ReturnType<typeof fileRead>): SagaGenerator {
  if (text === null) {
    yield* put(fileRefused(name, bytes > SITE_LIMITS.bytes ? 'TOO_LARGE' : 'NOT_READ'));
    return;
  }
  const read = readSiteFile(text);
  if ('document' in read) {
    yield* put(documentReplaced({ document: read.document }));
    yield* put(noted({ kind: 'fileTaken', name }));
  } else {
    yield* put(fileRefused(name, read.reason, read.reason === 'WRONG' ? read.problems : []));
  }
}

function* giveOut(): SagaGenerator {
  const document = yield* select(selectDocument);
  if (document) yield* call(saveFile, FILE_NAME, `${JSON.stringify(fileOf(document), null, 2)}\n`);
}
