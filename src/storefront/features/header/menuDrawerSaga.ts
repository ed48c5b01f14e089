import { call, put, takeLeading } from 'redux-saga/effects';
import type { SagaGenerator } from '../../api';
import { awaitPart } from '../../app/parts';
import { leaveFor } from '../../runtime/document';
import { menuPanelOpened, menuPanelRequested } from '../menus';
import { menuDrawer } from './menuDrawerPart';
import { allCategoriesAddress } from './useOpenPanel';

/** The drawer of all categories opens as soon as its code is there. */
export function* menuDrawerSaga(): SagaGenerator {
  yield takeLeading(menuPanelRequested.type, open);
}

function* open(): SagaGenerator {
  try {
    if (!((yield call(awaitPart, menuDrawer)) as boolean)) return;
  } catch {
    // The link leads there without a script too.
    yield call(leaveFor, allCategoriesAddress);
    return;
  }
  yield put(menuPanelOpened());
}
