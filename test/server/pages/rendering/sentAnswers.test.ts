import path from 'node:path';
import { LISTING_FIELDS } from '../../../../src/contract/catalog/productFields';
import type { CategoryChildren } from '../../../../src/contract/catalog/category';
import type { SearchResult } from '../../../../src/contract/search/search';
import { packState } from '../../../../src/contract/pages/packedState';
import { categoryAddress } from '../../../../src/contract/pages/pageReference';
import { summaryOf } from '../../../../src/storefront/features/catalog';
import { pagesHere } from '../../../support/server/pages/pagesHere';
import { stateIn } from '../../../support/server/pages/stateIn';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

const folder = path.join(__dirname, '../../../../public');
const release = { id: 'test', entries: { begin: ['begin.js'], browser: ['browser.js'] }, chunks: {} };

interface Entry<Data> {
  readonly endpointName: string;
  readonly originalArgs: object;
  readonly data: Data;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    plugins: [pagesHere({ release, browserFolder: folder, publicFolder: folder })],
  });
});
afterAll(() => server.close());

/** The answer of an endpoint in the document at an address. */
async function sentIn<Data>(url: string, name: string): Promise<Entry<Data> | undefined> {
  const page = await server.app.inject({ method: 'GET', url, headers: { host: 'shop.example' } });
  const { api } = stateIn(page.body) as { readonly api: { readonly queries: Readonly<Record<string, Entry<Data>>> } };
  return Object.values(api.queries).find(({ endpointName }) => endpointName === name);
}

it('a listing’s document has of its products what lists read, and nothing else', async () => {
  const [shelf] = server.app.catalog.state().snapshot.categories.childrenOf(null);
  const entry = await sentIn<SearchResult>(categoryAddress(shelf?.urlName ?? '', shelf?.id ?? ''), 'searchProducts');
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
  expect(Buffer.byteLength(JSON.stringify(packState(sent))) / sent.length).toBeLessThan(350);
  expect(text).not.toMatch(/thumbnailUrl|alternateText|pricebookEntryId|adjustmentValue|errorCode/);
});

it('the home page’s document holds nothing of a category’s pictures but their usage type and address', async () => {
  const entry = await sentIn<CategoryChildren>('/', 'categoryChildren');
  const answer = await server.get('categoryChildren', {}, {});
  const whole = answer.json<CategoryChildren>().productCategories;
  const pictures = ({ id, urlName, fields, mediaGroups }: (typeof whole)[number]) => [
    id,
    urlName,
    fields,
    mediaGroups?.map(({ usageType, mediaItems }) => [usageType, mediaItems.map(({ url }) => url)]),
  ];
  const sent = entry?.data.productCategories ?? [];
  expect(sent.map(pictures)).toEqual(whole.map(pictures));
  expect(JSON.stringify(whole)).toContain('thumbnailUrl');
  expect(JSON.stringify(sent)).not.toMatch(/thumbnailUrl|alternateText|developerName|sortOrder/);
});
