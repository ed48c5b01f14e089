import { categoryAddress, HOME_ADDRESS, productAddress } from '../../../contract/pages/pageReference';
import { audienceOf, type CatalogSnapshot } from '../../features/catalog';
import type { ContentIndex } from '../../features/content';

/** A page to be indexed. */
export interface SitemapEntry {
  readonly path: string;
  /** Milliseconds UTC; null: unknown. */
  readonly changedAt: number | null;
}

/** Entries that are made by index when they are needed, so that the whole list need not be in memory. */
export interface SitemapEntries {
  readonly length: number;
  entriesFrom(start: number, end: number): readonly SitemapEntry[];
}

export const noEntries: SitemapEntries = { length: 0, entriesFrom: () => [] };

/**
 * Every page that shows something to guests: home, contents, categories with products for guests, and these products.
 * Products have no date of change, because the catalogue does not record one.
 */
export function sitemapEntries(snapshot: CatalogSnapshot, contents: ContentIndex): SitemapEntries {
  const guests = audienceOf(snapshot, []);
  const pages: readonly SitemapEntry[] = [
    { path: HOME_ADDRESS, changedAt: null },
    ...contents.all.flatMap((content) =>
      content.kind === 'document' ? [{ path: content.document.path, changedAt: content.publishedAt }] : [],
    ),
    ...snapshot.categories.all
      .filter(({ id }) => guests.productCount(id) > 0)
      .map(({ urlName, id }) => ({ path: categoryAddress(urlName, id), changedAt: null })),
  ];
  const { ids, urlNames } = snapshot.columns;
  const products = Uint32Array.from({ length: snapshot.size }, (_, index) => index).filter(
    (index) => guests.sees[index] === 1,
  );
  return {
    length: pages.length + products.length,
    entriesFrom: (start, end) => [
      ...pages.slice(start, end),
      ...Array.from(products.subarray(Math.max(0, start - pages.length), Math.max(0, end - pages.length)), (index) => ({
        path: productAddress(urlNames.at(index), ids.at(index)),
        changedAt: null,
      })),
    ],
  };
}
