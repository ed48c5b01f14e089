import { compressText, type Encoding } from '../http/compression';
import type { RenderedPage } from './renderPage';

/** A rendered page with its validator. */
export interface CachedPage extends RenderedPage {
  readonly etag: string;
  /** Its bytes, compressed once for all who take them so. */
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

/** A kept page's bytes, compressed at the first time they are asked for. */
export function compressedBytes({ html, compressed }: CachedPage, encoding: Encoding): Promise<Buffer> {
  const known = compressed.get(encoding);
  if (known) return known;
  const bytes = compressText(html, encoding);
  compressed.set(encoding, bytes);
  return bytes;
}

const maxPages = 500;
/**
 * Anybody can ask for any number of long addresses: all kept pages together have at most this many characters. Compressed
 * they take a quarter of that once more at most.
 */
const maxCharacters = 24_000_000;
/** Pages show stock: a cached one is at most this old. */
const maxAgeMs = 10_000;

const sizeOf = (address: string, page: CachedPage): number => address.length + page.html.length;

/** Pages for one kind of visitor only: no session, no guest cart. Oldest out first; `now` in ms. */
export function createPageCache(now: () => number) {
  const pages = new Map<string, { readonly page: CachedPage; readonly until: number }>();
  let characters = 0;
  const drop = (address: string): void => {
    const kept = pages.get(address);
    if (kept === undefined) return;
    characters -= sizeOf(address, kept.page);
    pages.delete(address);
  };
  return {
    get: (address: string): CachedPage | undefined => {
      const kept = pages.get(address);
      if (kept === undefined) return undefined;
      if (kept.until > now()) return kept.page;
      drop(address);
      return undefined;
    },
    put: (address: string, page: CachedPage): void => {
      drop(address);
      pages.set(address, { page, until: now() + maxAgeMs });
      characters += sizeOf(address, page);
      for (const oldest of pages.keys()) {
        if (pages.size <= maxPages && characters <= maxCharacters) break;
        drop(oldest);
      }
    },
  };
}
