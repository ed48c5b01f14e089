/** Puts another address of this page into the browser's bar, without an entry of its own in its history. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}
