import { Provider } from 'react-redux';
import { VaultProvider } from '../../storefront/features/personal';
import { MessagesProvider, translate } from '../../storefront/messages';
import type { Vault } from '../../storefront/runtime/vault';
import type { BuilderStore } from './builderStore';
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
