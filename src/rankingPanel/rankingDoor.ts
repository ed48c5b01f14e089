import type { SiteInfo } from '../contract/context/siteInfo';
import { withBase } from '../contract/pages/basePath';
import { PATHS, pathTo, withQuery } from '../contract/paths';
import type { FoundProduct, SearchResult } from '../contract/search/search';

/** Access to the development server's search. Rejects with what is wrong, in words. */
export interface RankingDoor {
  /** The first products that a term finds for whoever looks at the page, each with its explanation. */
  readonly explain: (term: string) => Promise<readonly FoundProduct[]>;
}

async function read(path: string): Promise<unknown> {
  const response = await fetch(withBase(path));
  if (!response.ok) throw new Error(`The server answered ${String(response.status)}.`);
  return response.json();
}

export const browserDoor: RankingDoor = {
  async explain(term) {
    // Checked edge: the server is of the same build and sends these forms.
    const { webstoreId } = (await read(PATHS.siteInfo)) as SiteInfo;
    const found = await read(withQuery(pathTo('searchProducts', { webstoreId }), { searchTerm: term, explain: true }));
    return (found as SearchResult).productsPage.products;
  },
};
