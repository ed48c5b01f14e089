import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { ErrorBoundary } from '../../storefront/kernel/ErrorBoundary';
import { VaultProvider } from '../../storefront/kernel/personal';
import { afterDelay } from '../../storefront/platform/afterDelay';
import type { Vault } from '../../storefront/platform/vault';
import { Tooltips } from '../../storefront/ui/overlays/Tooltips';
import { ContentPage, ContentsPage } from '../contents';
import { useBuilderSelector, type BuilderStore } from '../kernel/hooks';
import { BuilderLanguage } from '../language';
import { SearchesPage } from '../searches';
import { unshowablePage } from './Unshowable';
import { selectPage, type BuilderPage } from './viewSlice';
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
        <BuilderLanguage>
          <Page />
          <Tooltips after={afterDelay} />
        </BuilderLanguage>
      </VaultProvider>
    </Provider>
  );
}

const PAGES: Readonly<Record<BuilderPage, ComponentType>> = {
  site: Workbench,
  contents: ContentsPage,
  content: ContentPage,
  searches: SearchesPage,
};

function Page() {
  const page = useBuilderSelector(selectPage);
  const Shown = PAGES[page];
  return (
    <ErrorBoundary key={page} fallback={unshowablePage}>
      <Shown />
    </ErrorBoundary>
  );
}
