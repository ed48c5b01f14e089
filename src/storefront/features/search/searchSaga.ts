import type { Action } from '@reduxjs/toolkit';
import { SEARCH_DEBOUNCE_MS } from '../../../contract/constants';
import { delay, put, takeLatest, type SagaGenerator } from '../../kernel/effects';
import { searchEvents, termTyped } from './searchSlice';

const { searched, termCleared, termSettled } = searchEvents;

/** What is typed is announced when the shopper pauses; what is cleared or searched for meanwhile is not. */
export function* searchSaga(): SagaGenerator {
  yield* takeLatest([termTyped, termCleared, searched], announce);
}

function* announce(action: Action): SagaGenerator {
  if (!termTyped.match(action)) return;
  yield* delay(SEARCH_DEBOUNCE_MS);
  yield* put(termSettled({ term: action.payload.asked }));
}
