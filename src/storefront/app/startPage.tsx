import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unpackState, type PackedState } from '../../contract/pages/packedState';
import { App } from './App';
import { matchRoute } from './routing/matchRoute';
import { pageArrived, type ArrivedState } from '../kernel/pageArrived';
import { loadCode, loadNextPage } from './routing/pageModules';
import { createPageRecorder } from './recording/pageRecorder';
import { onComponentShown, lazyCode, loadIdle } from '../kernel/lazy';
import { pageReturned } from './lazyAppRest';
import { rootSaga } from './rootSaga';
import { createShopStore } from './store';
import { selectLocation } from '../kernel/location';
import { selectUserId } from '../features/visitor';
import { accountRestored } from '../kernel/session';
import { storedEffectiveAccount } from '../platform/storage/effectiveAccount';
import { leaveFor, readBlock } from '../platform/page/document';
import { forgetHeardInput } from '../platform/input/earlyInput';
import { hearFirstInput, repeatInput } from '../platform/input/repeatInput';
import { currentEntryKey } from '../platform/history';
import { followState } from './followState';
import { browserHttp } from '../platform/http';
import { nextTask, requestIdle } from '../platform/idle';
import { newId } from '../platform/ids';
import { holdAddressSecret } from '../platform/secretAddress';
import { followTabs, notifyTabs, visitorSeenElsewhere } from '../kernel/tabs';
import { createVault } from '../platform/vault';
import { viewportMeasured } from '../features/viewport';
import { watchViewport } from '../platform/page/viewport';

type VaultEntries = readonly (readonly [token: string, value: string])[];

// The builder's page has a recorder file of its own: in one file each page would also load the other's events.
const recordShop = lazyCode(() => import(/* webpackChunkName: "late-journal" */ './recording/recordShop'));

/** Starts the page in the browser: takes over the server's state and vault, hydrates its HTML, and starts the sagas. */
export async function startPage(root: HTMLElement): Promise<void> {
  // Evaluating the code took long enough: hydration begins in another task.
  await nextTask();
  // Both JSON blocks were written by a server of the same release.
  const packed = readBlock('state') as PackedState | null;
  const vault = createVault((readBlock('vault') ?? []) as VaultEntries);
  if (!packed) throw new Error('The page came without its state.');
  const state = unpackState(packed) as ArrivedState;
  holdAddressSecret(vault, window.location.pathname + window.location.search);

  // The condition is written out here, so that production bundles drop the code.
  if (process.env.NODE_ENV === 'development' && '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window) {
    const { loadForTravel } = await import(/* webpackChunkName: "dev-travel" */ './recording/loadForTravel');
    await loadForTravel();
  }
  const recorder = createPageRecorder(recordShop.load, vault);
  const store = createShopStore({
    services: { http: browserHttp, vault },
    recorder: recorder.enhancer,
    devTools: process.env.NODE_ENV === 'development',
  });
  window.comptoir = { journal: recorder.text };

  store.dispatch(pageArrived(state, { hash: window.location.hash, key: currentEntryKey() ?? newId() }));
  const serverState = store.getState();
  await nextTask();
  const matched = matchRoute(selectLocation(serverState));
  // A failed download is tried once more, as in `entries/begin.ts`.
  await loadCode(matched, serverState).catch(() => loadCode(matched, serverState));
  // The server does not know the tab's effective account: its page was rendered for the shopper's own account.
  const account = storedEffectiveAccount(selectUserId(serverState));
  if (account) store.dispatch(accountRestored(account));
  await nextTask();
  hearFirstInput();
  forgetHeardInput(root);
  // A transition hydrates in slices: without one, the first hydration would be a single long task.
  startTransition(() => {
    hydrateRoot(root, <App store={store} vault={vault} serverState={serverState} />);
  });

  const processes = store.runSaga(rootSaga);
  requestIdle(() => {
    void loadIdle();
    loadNextPage(matched);
  });
  followState(store);
  watchViewport((formFactor) => store.dispatch(viewportMeasured({ formFactor })));
  followTabs(store);
  // A logout loads a new page from the server. When that page starts, it notifies the other tabs here.
  notifyTabs(visitorSeenElsewhere({ userId: selectUserId(serverState) }));
  onComponentShown(() => void repeatInput());
  void repeatInput();
  window.addEventListener('pagehide', ({ persisted }) => {
    // The page is not kept in the back/forward cache: running commands are ended, so that the recording has their
    // outcomes.
    if (!persisted) processes.cancel();
    recorder.flush();
  });
  window.addEventListener('pageshow', (event) => {
    // If the code of `pageReturned` cannot be loaded, the page is reloaded: another user may have logged in.
    if (event.persisted)
      void pageReturned.load().then(
        (come) => come(store),
        () => leaveFor(window.location.href),
      );
  });
}
