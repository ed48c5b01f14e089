import { withBase, withoutBase } from '../../contract/pages/basePath';
import type { AddressParts } from '../../commerce/privacy/openAddress';

interface EntryState {
  readonly key: string;
}

const isEntryState = (state: unknown): state is EntryState =>
  typeof state === 'object' && state !== null && typeof Reflect.get(state, 'key') === 'string';

/** The key of the current history entry, if this shop wrote it. */
export function currentEntryKey(): string | undefined {
  const state: unknown = window.history.state;
  return isEntryState(state) ? state.key : undefined;
}

export const pushEntry = (key: string, href: string): void => window.history.pushState({ key }, '', withBase(href));
export const replaceEntry = (key: string, href: string): void =>
  window.history.replaceState({ key }, '', withBase(href));

/** Calls back for each entry reached by back or forward; its key is undefined if the shop did not write the entry. */
export function onEntryPopped(popped: (address: AddressParts, key: string | undefined) => void): void {
  window.addEventListener('popstate', () => {
    const { pathname, search, hash } = window.location;
    popped({ pathname: withoutBase(pathname), search, hash }, currentEntryKey());
  });
}
