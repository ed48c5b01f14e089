import { decodeRefinements } from '../../../../src/contract/search/refinements';
import type { Refinement, SearchArgs } from '../../../../src/contract/search/search';
import { LISTING_FIELDS } from '../../../../src/contract/catalog/productFields';
import { listingSearch, readListing } from '../../../../src/storefront/features/search';
import { listingParams } from '../../../../src/storefront/features/search/listing/listingChoices';
import { searchApi } from '../../../../src/storefront/features/search/searchApi';
import { scriptedShop } from '../../../support/storefront/scripted/scriptedShop';

const found = { productsPage: { total: 0, products: [] }, facets: [] };
const labels: Refinement = {
  nameOrId: 'Labels__c',
  attributeType: 'Custom',
  type: 'DistinctValue',
  values: ['AOP', 'Bio'],
};

/** The one call that a search makes. */
async function callOf(args: SearchArgs) {
  const { store, requests } = await scriptedShop({ answering: () => ({ status: 200, body: found }) });
  await store.dispatch(searchApi.endpoints.searchProducts.initiate(args));
  const [call, ...more] = requests;
  if (!call || more.length > 0) throw new Error(`The search made ${String(requests.length)} calls.`);
  const { pathname, searchParams } = new URL(call.url, 'http://shop');
  return { ...call, path: pathname, query: Object.fromEntries(searchParams) };
}

it('without prices a search is a GET whose address says everything, refinements encoded [SRC-01, SRC-09]', async () => {
  const call = await callOf({ searchTerm: 'crème & lait', page: 2, pageSize: 24, refinements: [labels] });
  const { refinements, ...query } = call.query;
  expect([call.method, call.body]).toEqual(['GET', undefined]);
  expect(call.path).toMatch(/\/search\/products$/);
  expect(query).toEqual({ searchTerm: 'crème & lait', page: '2', pageSize: '24', fields: LISTING_FIELDS.join(',') });
  expect(decodeRefinements(refinements ?? '')).toEqual([labels]);
  expect((await callOf({ categoryId: '0ZG1' })).query).toEqual({
    categoryId: '0ZG1',
    fields: LISTING_FIELDS.join(','),
  });
});

it('with prices it is a POST of JSON, and nothing stands in its address [SRC-09]', async () => {
  const call = await callOf({ categoryId: '0ZG1', includePrices: true, refinements: [labels], sortRuleId: 'NameAsc' });
  expect([call.method, call.query]).toEqual(['POST', {}]);
  expect(call.path).toMatch(/\/search\/product-search$/);
  expect(call.body).toEqual({
    categoryId: '0ZG1',
    sortRuleId: 'NameAsc',
    refinements: [labels],
    includePrices: true,
    includeQuantityRule: true,
    fields: LISTING_FIELDS,
  });
});

it('a page’s address and its search say the same: page, order, layout and refinements [SRC-12]', () => {
  const address = { page: '3', sort: 'PriceAsc', layout: 'list', refinements: btoa(JSON.stringify([labels])) };
  const listing = readListing(new URLSearchParams(address));
  expect(listingSearch({ searchTerm: 'crème' }, listing)).toMatchObject({
    searchTerm: 'crème',
    page: 2,
    sortRuleId: 'PriceAsc',
    refinements: [labels],
  });
  const { refinements = '', ...params } = listingParams(listing);
  expect(params).toEqual({ page: '3', sort: 'PriceAsc', layout: 'list' });
  expect(decodeRefinements(refinements)).toEqual([labels]);
  expect(readListing(new URLSearchParams({ ...params, refinements }))).toEqual(listing);
});

it.each([
  ['nothing', undefined, 'The searchQuery option is required'],
  ['null', null, 'The searchQuery option is required'],
  ['a text', 'beurre', 'The searchQuery option is required'],
  ['neither category nor term', {}, 'Either categoryId or searchTerm must be defined'],
  ['a page and prices alone', { page: 2, includePrices: true }, 'Either categoryId or searchTerm must be defined'],
  ['blank ones', { searchTerm: '', categoryId: '' }, 'Either categoryId or searchTerm must be defined'],
])('a search about %s is refused with a TypeError before any call [SRC-10]', async (_what, args, message) => {
  const { store, requests } = await scriptedShop({ answering: () => ({ status: 200, body: found }) });
  const answer = await store.dispatch(searchApi.endpoints.searchProducts.initiate(args as unknown as SearchArgs));
  expect(answer.error).toMatchObject({ status: 0, code: 'REFUSED', message: `TypeError: ${message}` });
  expect(answer.data).toBeUndefined();
  expect(requests).toEqual([]);
});
