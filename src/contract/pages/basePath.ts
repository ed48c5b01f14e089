/**
 * The path below which the whole shop is served, `/boutique`; '' for a shop that has its host to itself. State,
 * recordings and calls do not contain it: it is added where an address is displayed or requested, and removed from
 * addresses of the browser and of requests.
 */

/** Addresses on a page are written below the base path of that page, which the server states in the document. */
let basePath = typeof document === 'undefined' ? '' : (document.documentElement.dataset['base'] ?? '');

/** The attribute of the document's root element that names the base path; none at the top of a host. */
export const baseAttribute = (path: string): string => (path === '' ? '' : ` data-base="${path}"`);

/** Sets the base path in threads without a document: where pages are rendered, and in workers. */
export function standBelow(path: string): void {
  basePath = path;
}

/** An address below a base path, if it is one of this site; any other (`https:`, `tel:`, `#…`, `//…`) unchanged. */
export const addressBelow = (base: string, address: string): string =>
  /^\/(?!\/)/.test(address) ? base + address : address;

/** An address of the shop as the browser needs it: below this page's base path. */
export const withBase = (address: string): string => addressBelow(basePath, address);

/** A path, or an address that starts with one, as the shop uses it: without the base path. */
export const withoutBase = (address: string): string =>
  address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;

/** The base path of this page, or of what this thread renders. */
export const currentBase = (): string => basePath;

/** The name of something that browsers store per origin: a different one for each base path. */
export const nameHere = (name: string): string => name + basePath;
