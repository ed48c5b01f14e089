import fc from 'fast-check';
import { lastSearchPage, type SearchResult } from '../../../../../src/contract/search/search';
import { listingPageSize, listingSearch, readListing } from '../../../../../src/storefront/features/search';
import { searchApi } from '../../../../../src/storefront/features/search/searchApi';
import { budget } from '../../../../support/budget';
import type { TestServer } from '../../../../support/server/testServer';
import { openReads } from '../../../../support/storefront/openReads';
import { startShopServer } from '../../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

interface Found {
  readonly productsPage: { readonly total: number; readonly products: readonly { readonly id: string }[] };
}
const idsOf = ({ productsPage }: Found) => productsPage.products.map(({ id }) => id);

test('the pages of a listing that its links lead to show every product once and miss none, in each order [SRC-12]', async () => {
  const { store } = await openReads(server);
  const listing = fc.record({
    searchTerm: fc.constantFrom('beurre', 'lait', 'crème', 'chocolat', 'farine'),
    sort: fc.constantFrom(null, 'PriceAsc', 'PriceDesc', 'NameAsc', 'CreatedDateDesc'),
  });
  let several = 0;
  await fc.assert(
    fc.asyncProperty(listing, async ({ searchTerm, sort }) => {
      const order = sort === null ? {} : { sort };
      const page = async (number: number): Promise<Found> => {
        const address = new URLSearchParams({ ...order, ...(number > 1 && { page: String(number) }) });
        const args = listingSearch({ searchTerm }, readListing(address));
        const found = await store.dispatch(searchApi.endpoints.searchProducts.initiate(args)).unwrap();
        if (found === null) throw new Error('The search has no answer.');
        return found;
      };
      const first = await page(1);
      const last = lastSearchPage(listingPageSize, first.productsPage.total);
      const shown = idsOf(first);
      for (let number = 2; number <= last; number += 1) shown.push(...idsOf(await page(number)));
      const body = { searchTerm, pageSize: 200, ...(sort !== null && { sortRuleId: sort }) };
      const whole = (await server.post('productSearch', {}, body)).json<SearchResult>();
      expect(whole.productsPage.total).toBeLessThanOrEqual(200);
      expect(shown).toEqual(idsOf(whole));
      expect(new Set(shown).size).toBe(whole.productsPage.total);
      if (last > 1) several += 1;
    }),
    { seed: 2116, numRuns: budget({ usual: 8, long: 60 }) },
  );
  expect(several).toBeGreaterThan(2);
});
