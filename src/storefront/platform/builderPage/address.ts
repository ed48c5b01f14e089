import { withBase } from '../../../contract/pages/basePath';
/** Replaces this page's address in the browser's bar, without a new history entry. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', withBase(address));
}
