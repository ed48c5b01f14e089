import type { Action } from '@reduxjs/toolkit';
import { delay, put, takeLatest } from 'redux-saga/effects';
import { SEARCH_DEBOUNCE_MS } from '../../../contract/constants';
import type { SagaGenerator } from '../../kernel/sagaTypes';
import { searchEvents, termTyped } from './searchSlice';

const { searched, termCleared, termSettled } = searchEvents;

/** What is typed is announced when the shopper pauses; what is cleared or searched for meanwhile is not. */
export function* searchSaga(): SagaGenerator {
  yield takeLatest([termTyped.type, termCleared.type, searched.type], announce);
}

function* announce(action: Action): SagaGenerator {
  if (!termTyped.match(action)) return;
  yield delay(SEARCH_DEBOUNCE_MS);
  yield put(termSettled({ term: action.payload.asked }));
}
