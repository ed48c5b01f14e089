/**
 * The path below which the whole shop is served, `/boutique`; '' for a shop that has its host for itself. State, recordings
 * and calls know nothing of it: it is added where an address is shown or asked for, and taken off where the browser or a
 * request names one.
 */

/** Addresses on a page are written below the base path of that page, which the server states in the document. */
let basePath = typeof document === 'undefined' ? '' : (document.documentElement.dataset['base'] ?? '');

/** The attribute of a document's first element that names it; none at the top of a host. */
export const baseAttribute = (path: string): string => (path === '' ? '' : ` data-base="${path}"`);

/** Sets it where no document names it: in a thread that renders pages, and in a worker. */
export function standBelow(path: string): void {
  basePath = path;
}

/** An address below a base path, if it is one of this site; any other (`https:`, `tel:`, `#…`, `//…`) as it is. */
export const addressBelow = (base: string, address: string): string =>
  /^\/(?!\/)/.test(address) ? base + address : address;

/** An address of the shop as the browser needs it: below this page's base path. */
export const withBase = (address: string): string => addressBelow(basePath, address);

/** A path, or what begins with one, as the shop knows it: without the base path. */
export const withoutBase = (address: string): string =>
  address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;

/** The base path of this page, or of what this thread renders. */
export const currentBase = (): string => basePath;

/** The name of something that a browser keeps by origin: one below each base path. */
export const nameHere = (name: string): string => name + basePath;
