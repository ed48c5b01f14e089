import { compressText, type Encoding } from '../http/compression';
import type { RenderedPage } from './rendering/renderPage';

/** A rendered page with its validator. */
export interface CachedPage extends RenderedPage {
  readonly etag: string;
  /** Compressed versions of the page, made once per encoding. */
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

/** A page's bytes in an encoding, compressed on first use. */
export function compressedBytes({ html, compressed }: CachedPage, encoding: Encoding): Promise<Buffer> {
  const known = compressed.get(encoding);
  if (known) return known;
  const bytes = compressText(html, encoding);
  compressed.set(encoding, bytes);
  bytes.catch(() => compressed.delete(encoding));
  return bytes;
}

interface Room {
  readonly pages: number;
  /** The total of all cached pages. Compressed versions add at most a quarter of it. */
  readonly characters: number;
}
/** Bounded by characters as well, because anybody can request any number of long addresses. */
const roomForPages: Room = { pages: 500, characters: 24_000_000 };
/** Addresses without a page have a smaller limit of their own, so that they displace no real pages. */
const roomForMissing: Room = { pages: 50, characters: 6_000_000 };
/** Pages show stock, so a cached one is at most this old, in ms. */
const maxAgeMs = 10_000;

/** Whether a page rendered for one anonymous visitor can be served to all. */
const isForAll = ({ status, isWhole }: CachedPage): boolean => (status === 200 || status === 404) && isWhole;

const sizeOf = (address: string, page: CachedPage): number => address.length + page.html.length;

/** Pages by address; the oldest are removed first. */
function keptPages(now: () => number, room: Room) {
  const pages = new Map<string, { readonly page: CachedPage; readonly until: number }>();
  let characters = 0;
  const drop = (address: string): void => {
    const kept = pages.get(address);
    if (kept === undefined) return;
    characters -= sizeOf(address, kept.page);
    pages.delete(address);
  };
  return {
    get(address: string): CachedPage | undefined {
      const kept = pages.get(address);
      if (kept === undefined) return undefined;
      if (kept.until > now()) return kept.page;
      drop(address);
      return undefined;
    },
    put(address: string, page: CachedPage): void {
      drop(address);
      pages.set(address, { page, until: now() + maxAgeMs });
      characters += sizeOf(address, page);
      for (const oldest of pages.keys()) {
        if (pages.size <= room.pages && characters <= room.characters) break;
        drop(oldest);
      }
    },
  };
}

/**
 * Cache for pages of anonymous visitors: no session, no guest cart; `now` in ms. The answer for an address without a
 * page is cached by address too: its document contains the address, in the state.
 */
export function createPageCache(now: () => number) {
  const found = keptPages(now, roomForPages);
  const missing = keptPages(now, roomForMissing);
  const get = (address: string): CachedPage | undefined => found.get(address) ?? missing.get(address);
  const put = (address: string, page: CachedPage): void => (page.status === 404 ? missing : found).put(address, page);
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
    /**
     * The cached page, or one rendered by `render`. Simultaneous requests share one render if its page can be served to
     * all.
     */
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
