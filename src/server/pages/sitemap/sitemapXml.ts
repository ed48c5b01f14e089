import { escaped } from '../../texts/escaping';
import type { SitemapEntries, SitemapEntry } from './sitemapEntries';

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** The namespace of the links to a page in other languages, which the head of the page itself has too. */
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** One of the languages of the site's pages: its name for `hreflang`, and the address of a page in it. */
export interface SpokenLanguage {
  readonly name: string;
  readonly addressOf: (path: string) => string;
}

/** A page in each language: each address has its own element, which names all of them. */
function urlsOf({ path, changedAt }: SitemapEntry, languages: readonly SpokenLanguage[]): string {
  const changed = changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  const addresses = languages.map(({ name, addressOf }) => ({ name, address: escaped(addressOf(path)) }));
  const links = addresses.map(
    ({ name, address }) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>`,
  );
  const alternates = links.length < 2 ? '' : links.join('');
  return addresses.map(({ address }) => `<url><loc>${address}</loc>${changed}${alternates}</url>\n`).join('');
}

/** A list of absolute, escaped addresses. */
function listOf(entries: readonly SitemapEntry[], languages: readonly SpokenLanguage[]): string {
  const namespaces = languages.length < 2 ? NAMESPACE : `${NAMESPACE} ${LINKS}`;
  return `${HEADER}\n<urlset ${namespaces}>\n${entries.map((entry) => urlsOf(entry, languages)).join('')}</urlset>\n`;
}

function indexOf(parts: number, origin: string): string {
  const addresses = Array.from({ length: parts }, (_, index) => `${origin}/sitemap/${String(index + 1)}.xml`);
  const items = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`);
  return `${HEADER}\n<sitemapindex ${NAMESPACE}>\n${items.join('')}</sitemapindex>\n`;
}

/** Number of cached parts: each has a few megabytes, and clients read them in order. */
const MOST_KEPT = 4;

/** The files of a sitemap, each created on request. */
export interface Sitemap {
  /** Every address, or the list of parts if there are too many for one file. */
  readonly main: () => string;
  /** A part by its number, from 1; null: there is no such part. */
  readonly part: (number: number) => string | null;
}

/** Opens a sitemap; `partSize`: pages in a part, each with its addresses in all languages. */
export function openSitemap(
  entries: SitemapEntries,
  {
    origin,
    languages,
    partSize,
  }: { readonly origin: string; readonly languages: readonly SpokenLanguage[]; readonly partSize: number },
): Sitemap {
  const parts = Math.max(1, Math.ceil(entries.length / partSize));
  const made = new Map<number, string>();
  const part = (number: number): string | null => {
    if (!Number.isInteger(number) || number < 1 || number > parts) return null;
    const text = made.get(number) ?? listOf(entries.entriesFrom((number - 1) * partSize, number * partSize), languages);
    made.set(number, text);
    for (const [oldest] of made) {
      if (made.size <= MOST_KEPT) break;
      made.delete(oldest);
    }
    return text;
  };
  return { main: () => (parts === 1 ? part(1) : null) ?? indexOf(parts, origin), part };
}
