import { request } from '../../storefront/api';
import { focusFirst } from '../../storefront/platform/builderPage/focus';
import { call, debounce, delay, put, select, takeEvery, type SagaGenerator } from '../kernel/effects';
import { searchesApi } from './searchesApi';
import {
  editsDropped,
  publicationFailed,
  published,
  selectEdited,
  synonymsPublishRequested,
  synonymsTyped,
  termChosen,
  termTyped,
  typingStopped,
} from './searchesSlice';

/** The field of the synonyms. */
export const SYNONYMS_FIELD = 'search-synonyms';

/** Tries synonyms when typing stops, and publishes them. */
export function* searchesSaga(): SagaGenerator {
  yield* debounce([termTyped, termChosen, synonymsTyped, editsDropped], stopTyping);
  yield* takeEvery(termChosen, leadToSynonyms);
  yield* takeEvery(synonymsPublishRequested, publish);
}

function* stopTyping(): SagaGenerator {
  yield* put(typingStopped());
}

function* leadToSynonyms(): SagaGenerator {
  // Waits until React has rendered the added rule, so that the caret is placed after it.
  yield* delay(0);
  yield* call(focusFirst, SYNONYMS_FIELD, 'main textarea');
}

function* publish({ payload: idempotencyKey }: ReturnType<typeof synonymsPublishRequested>): SagaGenerator {
  const edited = yield* select(selectEdited);
  if (!edited) return;
  const { publishSynonyms, publishedSynonyms } = searchesApi.endpoints;
  const answer = yield* request(publishSynonyms.initiate({ idempotencyKey, ...edited }, { track: false }));
  if ('failure' in answer) {
    // After a conflict, fetches the published synonyms, so that the edits can be repeated on top of them.
    if (answer.failure.status === 409) {
      yield* request(publishedSynonyms.initiate(undefined, { subscribe: false, forceRefetch: true }));
    }
    yield* put(publicationFailed(answer.failure));
  } else yield* put(published({ sent: edited.synonyms, synonyms: answer.data.synonyms }));
}
