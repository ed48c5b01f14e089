import { compressText, type Encoding } from '../http/compression';
import type { RenderedPage } from './rendering/renderPage';

/** A rendered page with its validator. */
export interface CachedPage extends RenderedPage {
  readonly etag: string;
  /** Its bytes, compressed once for all who take them so. */
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

/** A page's bytes, compressed at the first time they are asked for. */
export function compressedBytes({ html, compressed }: CachedPage, encoding: Encoding): Promise<Buffer> {
  const known = compressed.get(encoding);
  if (known) return known;
  const bytes = compressText(html, encoding);
  compressed.set(encoding, bytes);
  bytes.catch(() => compressed.delete(encoding));
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

/** Whether a page that was rendered for one stranger is the page of all. */
const isForAll = ({ status, isWhole }: CachedPage): boolean => status === 200 && isWhole;

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
  const get = (address: string): CachedPage | undefined => {
    const kept = pages.get(address);
    if (kept === undefined) return undefined;
    if (kept.until > now()) return kept.page;
    drop(address);
    return undefined;
  };
  const put = (address: string, page: CachedPage): void => {
    drop(address);
    pages.set(address, { page, until: now() + maxAgeMs });
    characters += sizeOf(address, page);
    for (const oldest of pages.keys()) {
      if (pages.size <= maxPages && characters <= maxCharacters) break;
      drop(oldest);
    }
  };
  const rendering = new Map<string, Promise<CachedPage>>();
  const renderForAll = async (address: string, render: () => Promise<CachedPage>): Promise<CachedPage> => {
    try {
      const page = await render();
      if (isForAll(page)) put(address, page);
      return page;
    } finally {
      rendering.delete(address);
    }
  };
  return {
    /** The kept page; else the one that `render` makes, once for all who ask meanwhile, where it is a page for all. */
    read: async (address: string, render: () => Promise<CachedPage>): Promise<CachedPage> => {
      const kept = get(address);
      if (kept) return kept;
      const others = rendering.get(address);
      if (others) {
        const page = await others.catch(() => null);
        return page !== null && isForAll(page) ? page : render();
      }
      const own = renderForAll(address, render);
      rendering.set(address, own);
      return own;
    },
  };
}
