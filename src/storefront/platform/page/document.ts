import { withBase } from '../../../contract/pages/basePath';
export function setTitle(title: string): void {
  document.title = title;
}

/** Moves the focus to the page's heading without scrolling. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

let addressToLeaveFor = (address: string): string => address;

/** Sets how the addresses of full page loads are rewritten. */
export function leaveBy(change: (address: string) => string): void {
  addressToLeaveFor = change;
}

/** Leaves the running page by a full page load, for an address that the server must render. */
export function leaveFor(address: string): void {
  window.location.assign(withBase(addressToLeaveFor(address)));
}

/** Opens the browser's print window. */
export function printPage(): void {
  window.print();
}

/** The JSON of a block that the server wrote into the page; null if missing or malformed. */
export function readBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
