import { Provider } from 'react-redux';
import { VaultProvider } from '../../storefront/kernel/personal';
import { MessagesProvider, translate } from '../../storefront/messages';
import type { Vault } from '../../storefront/platform/vault';
import type { BuilderStore } from '../kernel/hooks';
import { Workbench } from './Workbench';

interface BuilderAppProps {
  readonly store: BuilderStore;
  readonly vault: Vault;
}

/** The builder's page as a function of its store. */
export function BuilderApp({ store, vault }: BuilderAppProps) {
  return (
    <Provider store={store}>
      <VaultProvider vault={vault}>
        <MessagesProvider translate={translate}>
          <Workbench />
        </MessagesProvider>
      </VaultProvider>
    </Provider>
  );
}
