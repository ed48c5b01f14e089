import { hydrateRoot } from 'react-dom/client';
import { api } from '../api';
import { App } from '../app/App';
import { matchRoute } from '../app/matchRoute';
import { pageArrived, type ArrivedState } from '../app/pageArrived';
import { loadCode } from '../app/pageModules';
import { createPageRecorder } from '../app/pageRecorder';
import { rootSaga } from '../app/rootSaga';
import { createShopStore } from '../app/store';
import { selectLocation } from '../features/navigation';
import { translate } from '../messages';
import { readBlock } from './document';
import { currentEntryKey, followState } from './history';
import { browserHttp } from './http';
import { newId } from './ids';
import { createVault } from './vault';
import { watchViewport } from './viewport';

declare global {
  interface Window {
    /** The shop's hatch for developers and support: this page life's recording, masked like the state itself. */
    comptoir?: { readonly journal: () => string };
  }
}

type VaultEntries = readonly (readonly [token: string, value: string])[];

/** Takes over the page that the server rendered: its state and vault, then its markup, then its processes. */
export async function startPage(root: HTMLElement): Promise<void> {
  // The server of the same release wrote both blocks.
  const state = readBlock('state') as ArrivedState | null;
  const vault = createVault((readBlock('vault') ?? []) as VaultEntries);
  if (!state) throw new Error('The page came without its state.');

  const recorder = createPageRecorder();
  const development = process.env.NODE_ENV === 'development';
  const store = createShopStore({
    outside: { http: browserHttp, vault },
    recorder: recorder.enhancer,
    devTools: development,
  });
  window.comptoir = { journal: recorder.text };

  store.dispatch(pageArrived(state, { hash: window.location.hash, key: currentEntryKey() ?? newId() }));
  const serverState = store.getState();
  await loadCode(matchRoute(selectLocation(serverState)));
  hydrateRoot(root, <App store={store} vault={vault} translate={translate} serverState={serverState} />);

  store.runSaga(rootSaga);
  followState(store);
  watchViewport(store);
  window.addEventListener('pagehide', recorder.flush);
  window.addEventListener('pageshow', (event) => {
    // Out of the back/forward cache: the cart may have changed in another tab meanwhile.
    if (event.persisted) store.dispatch(api.util.invalidateTags(['Cart', 'Stock']));
  });
}
