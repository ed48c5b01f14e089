import type { RenderedPage } from './renderPage';

/** A rendered page with its validator. */
export interface CachedPage extends RenderedPage {
  readonly etag: string;
}

const maxPages = 500;
/** Pages show stock: a cached one is at most this old. */
const maxAgeMs = 10_000;

/** Pages for one kind of visitor only: no session, no guest cart. Oldest out first; `now` in ms. */
export function createPageCache(now: () => number) {
  const pages = new Map<string, { readonly page: CachedPage; readonly until: number }>();
  return {
    get: (address: string): CachedPage | undefined => {
      const kept = pages.get(address);
      if (kept === undefined) return undefined;
      if (kept.until > now()) return kept.page;
      pages.delete(address);
      return undefined;
    },
    put: (address: string, page: CachedPage): void => {
      pages.delete(address);
      pages.set(address, { page, until: now() + maxAgeMs });
      const oldest = pages.keys().next().value;
      if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
    },
  };
}
