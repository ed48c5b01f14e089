import { call, put, takeLeading } from 'redux-saga/effects';
import type { SagaGenerator } from '../../kernel/sagaTypes';
import { awaitPart } from '../../kernel/parts';
import { leaveFor } from '../../platform/document';
import { menuPanelOpened, menuPanelRequested } from './menuSlice';
import { navigationPanel } from './navigationPanelPart';
import { MENU_ANCHOR } from './useOpenPanel';

/** The menu's panel opens as soon as its code is there. */
export function* navigationPanelSaga(): SagaGenerator {
  yield takeLeading(menuPanelRequested.type, open);
}

function* open(): SagaGenerator {
  try {
    if (!((yield call(awaitPart, navigationPanel)) as boolean)) return;
  } catch {
    // The link leads there without a script too.
    yield call(leaveFor, `#${MENU_ANCHOR}`);
    return;
  }
  yield put(menuPanelOpened());
}
