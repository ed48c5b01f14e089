import type { Action } from '@reduxjs/toolkit';
import { SEARCH_DEBOUNCE_MS } from '../../../contract/constants';
import { delay, put, takeLatest, type SagaGenerator } from '../../kernel/effects';
import { searchEvents, termTyped } from './searchSlice';

const { searched, termCleared, termSettled } = searchEvents;

/** Debounces typing; the pending term is dropped when the box is cleared or the search is submitted. */
export function* searchSaga(): SagaGenerator {
  yield* takeLatest([termTyped, termCleared, searched], announce);
}

function* announce(action: Action): SagaGenerator {
  if (!termTyped.match(action)) return;
  yield* delay(SEARCH_DEBOUNCE_MS);
  yield* put(termSettled({ term: action.payload.asked }));
}
