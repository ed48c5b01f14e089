import { call, put, takeLeading, type SagaGenerator } from '../../kernel/effects';
import { awaitComponent } from '../../kernel/lazy';
import { leaveFor } from '../../platform/page/document';
import { menuPanelOpened, menuPanelRequested } from './menuSlice';
import { menuPanel } from './lazyMenuPanel';
import { MENU_ANCHOR } from './useMenuTrigger';

/** Opens the menu panel once its code is loaded. */
export function* menuPanelSaga(): SagaGenerator {
  yield* takeLeading(menuPanelRequested, open);
}

function* open(): SagaGenerator {
  try {
    if (!(yield* call(awaitComponent, menuPanel))) return;
  } catch {
    // On failure the link's own target is used, as without JavaScript.
    yield* call(leaveFor, `#${MENU_ANCHOR}`);
    return;
  }
  yield* put(menuPanelOpened());
}
