import { hrefOf } from '../../commerce/privacy/openAddress';
import { locationChanged, navigationPopped } from '../kernel/location';
import type { ShopStore } from '../kernel/shopStore';
import { currentEntryKey, onEntryPopped, pushEntry, replaceEntry } from '../platform/history';
import { keepScroll, takeOverScroll } from '../platform/page/scroll';

/**
 * Makes the browser's history follow the state: a location from an action is pushed or replaced as the action says; one
 * without an action (a DevTools jump) replaces the entry. Back and forward become an action. Also stores each entry's
 * scroll position.
 */
export function followState(store: ShopStore): void {
  let shown = store.getState().location.current;
  takeOverScroll(() => shown.key);
  replaceEntry(shown.key, hrefOf(shown));

  store.subscribe(() => {
    const { current, navigationType } = store.getState().location;
    if (current === shown) return;
    keepScroll(shown.key);
    shown = current;
    if (current.key === currentEntryKey()) return;
    const write = store.timeTravel.isActing() && navigationType === 'PUSH' ? pushEntry : replaceEntry;
    write(current.key, hrefOf(current));
  });

  onEntryPopped((address, key) => {
    // A hash typed into the address bar creates an entry without our key.
    if (key === undefined) store.dispatch(locationChanged(address, 'REPLACE'));
    else store.dispatch(navigationPopped({ ...address, key }));
  });
}
