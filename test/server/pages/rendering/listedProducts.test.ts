import path from 'node:path';
import { LISTING_FIELDS } from '../../../../src/contract/catalog/productFields';
import type { SearchResult } from '../../../../src/contract/search/search';
import { categoryAddress } from '../../../../src/contract/pages/pageReference';
import { summaryOf } from '../../../../src/storefront/features/catalog';
import { pagesHere } from '../../../support/server/pages/pagesHere';
import { stateIn } from '../../../support/server/pages/stateIn';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

const folder = path.join(__dirname, '../../../../public');
const release = { id: 'test', entries: { begin: ['begin.js'], browser: ['browser.js'] }, chunks: {} };

interface SearchEntry {
  readonly endpointName: string;
  readonly originalArgs: object;
  readonly data: SearchResult;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    plugins: [pagesHere({ release, browserFolder: folder, publicFolder: folder })],
  });
});
afterAll(() => server.close());

it('a listing’s document has of its products what lists read, and nothing else', async () => {
  const [shelf] = server.app.catalog.state().snapshot.categories.childrenOf(null);
  const url = categoryAddress(shelf?.urlName ?? '', shelf?.id ?? '');
  const page = await server.app.inject({ method: 'GET', url, headers: { host: 'shop.example' } });
  const { api } = stateIn(page.body) as { readonly api: { readonly queries: Readonly<Record<string, SearchEntry>> } };
  const entry = Object.values(api.queries).find(({ endpointName }) => endpointName === 'searchProducts');
  const body = { ...entry?.originalArgs, includePrices: true, includeQuantityRule: true, fields: LISTING_FIELDS };
  const answer = await server.post('productSearch', {}, body);
  const { products: whole, currencyIsoCode } = answer.json<SearchResult>().productsPage;
  const sent = entry?.data.productsPage.products ?? [];
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.some(({ prices }) => prices?.priceAdjustment)).toBe(true);
  const shown = (found: (typeof sent)[number]) => summaryOf(found, currencyIsoCode);
  expect(sent.map(shown)).toEqual(whole.map(shown));
  const text = JSON.stringify(sent);
  expect(text).toContain('tierUnitPrice');
  expect(JSON.stringify(whole)).toMatch(/thumbnailUrl.*pricebookEntryId.*adjustmentValue/);
  expect(text).not.toMatch(/thumbnailUrl|alternateText|pricebookEntryId|adjustmentValue|errorCode/);
});
