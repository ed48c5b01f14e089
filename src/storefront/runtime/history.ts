import { hrefOf } from '../../commerce/openAddress';
import { locationChanged, navigationPopped } from '../features/navigation';
import type { ShopStore } from '../app/store';
import { keepScroll, saveScroll } from './scroll';

interface EntryState {
  readonly key: string;
}

const isEntryState = (state: unknown): state is EntryState =>
  typeof state === 'object' && state !== null && typeof Reflect.get(state, 'key') === 'string';

/** The key of the history entry that the page stands on, if this shop wrote it. */
export const currentEntryKey = (): string | undefined => {
  const state: unknown = window.history.state;
  return isEntryState(state) ? state.key : undefined;
};

/**
 * Lets the browser's history follow the state. A location that an action brought is pushed or replaced as the
 * action says; one that came without an action (a DevTools jump) replaces the entry. Back and forward become
 * an action. Also keeps the scroll place of each entry.
 */
export function followState(store: ShopStore): void {
  let shown = store.getState().location.current;
  window.history.scrollRestoration = 'manual';
  window.history.replaceState({ key: shown.key }, '', hrefOf(shown));

  store.subscribe(() => {
    const { current, navigationType } = store.getState().location;
    if (current === shown) return;
    keepScroll(shown.key);
    shown = current;
    if (current.key === currentEntryKey()) return;
    const pushes = store.timeTravel.isActing() && navigationType === 'PUSH';
    if (pushes) window.history.pushState({ key: current.key }, '', hrefOf(current));
    else window.history.replaceState({ key: current.key }, '', hrefOf(current));
  });

  window.addEventListener('pagehide', () => {
    keepScroll(shown.key);
    saveScroll();
  });

  window.addEventListener('popstate', () => {
    const { pathname, search, hash } = window.location;
    const key = currentEntryKey();
    // A hash typed into the address bar makes an entry without our key.
    if (key === undefined) {
      store.dispatch(locationChanged({ pathname, search, hash }, 'REPLACE'));
      return;
    }
    store.dispatch(navigationPopped({ pathname, search, hash, key }));
  });
}
