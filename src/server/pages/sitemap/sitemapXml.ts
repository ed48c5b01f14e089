import { escaped } from '../escaping';
import type { SitemapEntries, SitemapEntry } from './sitemapEntries';

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const urlOf = ({ path, changedAt }: SitemapEntry, origin: string): string => {
  const changed = changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  return `<url><loc>${escaped(origin + path)}</loc>${changed}</url>\n`;
};

/** A list of absolute, escaped addresses. */
const listOf = (entries: readonly SitemapEntry[], origin: string): string =>
  `${HEADER}\n<urlset ${NAMESPACE}>\n${entries.map((entry) => urlOf(entry, origin)).join('')}</urlset>\n`;

const indexOf = (parts: number, origin: string): string => {
  const addresses = Array.from({ length: parts }, (_, index) => `${origin}/sitemap/${String(index + 1)}.xml`);
  const items = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`);
  return `${HEADER}\n<sitemapindex ${NAMESPACE}>\n${items.join('')}</sitemapindex>\n`;
};

/** The files of a sitemap, each made on first use. */
export interface Sitemap {
  /** Every address, or the list of parts where there are too many for one file. */
  readonly main: () => string;
  /** By its number from 1; null: there is no such part. */
  readonly part: (number: number) => string | null;
}

export const openSitemap = (entries: SitemapEntries, origin: string, partSize: number): Sitemap => {
  const parts = Math.max(1, Math.ceil(entries.length / partSize));
  const made = new Map<number, string>();
  const part = (number: number): string | null => {
    if (!Number.isInteger(number) || number < 1 || number > parts) return null;
    const text = made.get(number) ?? listOf(entries.entriesFrom((number - 1) * partSize, number * partSize), origin);
    made.set(number, text);
    return text;
  };
  return { main: () => (parts === 1 ? part(1) : null) ?? indexOf(parts, origin), part };
};
