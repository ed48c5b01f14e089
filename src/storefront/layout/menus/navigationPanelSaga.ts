import { call, put, takeLeading, type SagaGenerator } from '../../kernel/effects';
import { awaitComponent } from '../../kernel/lazy';
import { leaveFor } from '../../platform/page/document';
import { menuPanelOpened, menuPanelRequested } from './menuSlice';
import { navigationPanel } from './lazyNavigationPanel';
import { MENU_ANCHOR } from './useOpenPanel';

/** The menu's panel opens as soon as its code is there. */
export function* navigationPanelSaga(): SagaGenerator {
  yield* takeLeading(menuPanelRequested, open);
}

function* open(): SagaGenerator {
  try {
    if (!(yield* call(awaitComponent, navigationPanel))) return;
  } catch {
    // The link leads there without a script too.
    yield* call(leaveFor, `#${MENU_ANCHOR}`);
    return;
  }
  yield* put(menuPanelOpened());
}
