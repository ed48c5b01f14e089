import { Suspense, useMemo, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { selectLocation } from '../kernel/location';
import { localeIn } from '../api';
import { MessagesProvider, translatorOf } from '../messages';
import type { Vault } from '../platform/vault';
import { VaultProvider } from '../kernel/personal';
import { UiLinkContext } from '../ui/controls/Link';
import { ErrorBoundary } from '../kernel/ErrorBoundary';
import { pageFailed } from './lazyAppRest';
import { useShopSelector } from '../kernel/hooks';
import { matchRoute } from './routing/matchRoute';
import { PageEffects } from './PageEffects';
import { loadedPage } from './routing/pageModules';
import type { RootState } from '../kernel/state';
import { RouteLink } from './routing/RouteLink';
import { Shell } from '../layout/Shell';
import type { ShopStore } from '../kernel/shopStore';

interface AppProps {
  readonly store: Pick<ShopStore, 'getState' | 'dispatch' | 'subscribe' | 'replaceReducer'>;
  readonly vault: Vault;
  /**
   * The state right after `page/arrived`, from which the first render starts: the server rendered its HTML from the
   * same.
   */
  readonly serverState?: RootState;
}

/** The whole page as a function of the store, in the browser, in the server render and in a replay. */
export function App({ store, vault, serverState }: AppProps) {
  return (
    <Provider store={store as ShopStore} {...(serverState ? { serverState } : {})}>
      <VaultProvider vault={vault}>
        <Messages>
          <UiLinkContext value={RouteLink}>
            <Shell>
              <CurrentPage />
            </Shell>
            <CurrentEffects />
          </UiLinkContext>
        </Messages>
      </VaultProvider>
    </Provider>
  );
}

/** The texts of the language that the state names. */
function Messages({ children }: { readonly children: ReactNode }) {
  return <MessagesProvider translate={translatorOf(useShopSelector(localeIn))}>{children}</MessagesProvider>;
}

/**
 * The page module and route match of the current location. A location enters the state only after its code is loaded.
 */
function useCurrentPage() {
  const { pathname, search } = useShopSelector(selectLocation);
  return useMemo(() => {
    const { route, match } = matchRoute({ pathname, search });
    return { key: pathname, page: loadedPage(route), match };
  }, [pathname, search]);
}

const failed = () => <pageFailed.Show />;

function CurrentPage() {
  const { key, page, match } = useCurrentPage();
  return page ? (
    <ErrorBoundary key={key} fallback={failed}>
      {/* React hydrates this boundary in short slices, and at once where it is pressed. Nothing in it suspends. */}
      <Suspense>
        <page.Page {...match} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

/** Rendered outside the main content, so that the announcement of the title is not part of it. */
function CurrentEffects() {
  const { page, match } = useCurrentPage();
  return page ? <PageEffects head={page.head} match={match} /> : null;
}
