import { encodeRefinements } from '../../../../src/contract/search/refinements';
import type { FoundProduct, Refinement, SearchResult } from '../../../../src/contract/search/search';
import type { TestServer } from '../testServer';

export type Query = Readonly<Record<string, string | number | boolean>>;

/** The search by GET and by POST of the server that a file starts, and the ids of its categories. */
export const searchCalls = (server: () => TestServer) => ({
  search: async (query: Query): Promise<SearchResult> =>
    (await server().get('searchProducts', {}, query)).json<SearchResult>(),
  post: async (body: object): Promise<SearchResult> =>
    (await server().post('productSearch', {}, body)).json<SearchResult>(),
  category(urlName: string): string {
    const found = server()
      .app.catalog.state()
      .snapshot.categories.all.find((record) => record.urlName === urlName);
    if (found === undefined) throw new Error(`The demo shop has no category ${urlName}.`);
    return found.id;
  },
});

export const productsOf = (result: SearchResult): readonly FoundProduct[] => result.productsPage.products;
export const ids = (result: SearchResult): string[] => productsOf(result).map(({ id }) => id);
export const refine = (nameOrId: string, ...values: string[]): Refinement => ({
  attributeType: 'Custom',
  nameOrId,
  type: 'DistinctValue',
  values,
});
export const withRefinements = (...refinements: Refinement[]) => ({ refinements: encodeRefinements(refinements) });
export const facetOf = (result: SearchResult, nameOrId: string) =>
  result.facets.find((facet) => facet.nameOrId === nameOrId);
export const countOf = (result: SearchResult, facet: string, value: string): number =>
  facetOf(result, facet)?.values.find(({ nameOrId }) => nameOrId === value)?.productCount ?? 0;
