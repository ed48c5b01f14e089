import { Provider } from 'react-redux';
import { VaultProvider } from '../../storefront/kernel/personal';
import { afterDelay } from '../../storefront/platform/afterDelay';
import type { Vault } from '../../storefront/platform/vault';
import { Tooltips } from '../../storefront/ui/overlays/Tooltips';
import { useSupportSelector, type SupportStore } from '../kernel/hooks';
import { PlayerProvider, type ConsolePlayer } from '../playback/consolePlayer';
import { SessionPage } from '../session/SessionPage';
import { SessionsPage } from '../sessions';
import { selectView } from './viewSlice';

interface SupportAppProps {
  readonly store: SupportStore;
  readonly vault: Vault;
  readonly player: ConsolePlayer;
}

/** Support's pages as a function of their store. */
export function SupportApp({ store, vault, player }: SupportAppProps) {
  return (
    <Provider store={store}>
      <VaultProvider vault={vault}>
        <PlayerProvider value={player}>
          <Page />
          <Tooltips after={afterDelay} />
        </PlayerProvider>
      </VaultProvider>
    </Provider>
  );
}

function Page() {
  const view = useSupportSelector(selectView);
  return view.page === 'sessions' ? <SessionsPage /> : <SessionPage />;
}
