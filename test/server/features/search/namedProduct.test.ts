import { isSimple, someProduct } from '../../../support/server/plugins/catalogFixture';
import { refine, searchCalls, withRefinements } from '../../../support/server/calls/searchCalls';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { search, post, category } = searchCalls(() => server);
const named = async (searchTerm: string) => (await search({ searchTerm })).namedProductId;

test('a reference or GTIN alone names its product, however it is written [SRC-07]', async () => {
  const { id, sku, gtin } = someProduct(server, (product) => isSimple(product) && product.buyerGroups === null);
  const spellings = [sku, sku.toLowerCase(), sku.replace('-', ' '), sku.replace('-', ''), gtin, `0${gtin}`, ` ${sku} `];
  for (const term of spellings) expect([term, await named(term)]).toEqual([term, id]);
  expect((await post({ searchTerm: sku })).namedProductId).toBe(id);
});

test('a family and a variation are named by their own references [SRC-07]', async () => {
  for (const productClass of ['VariationParent', 'Variation']) {
    const { id, sku } = someProduct(server, (product) => product.productClass === productClass && !product.buyerGroups);
    expect([sku, await named(sku)]).toEqual([sku, id]);
  }
});

test('several references, words, and what is narrowed or turned to a further page name no product [SRC-07]', async () => {
  const product = someProduct(server, (one) => isSimple(one) && one.buyerGroups === null && one.sku !== 'BDX-102');
  for (const term of [`BDX-102 ${product.sku}`, product.name, `${product.sku} beurre`, 'beurre', 'BDX-9999', 'zzzz'])
    expect([term, await named(term)]).toEqual([term, undefined]);
  const brand = refine('Brand__c', product.brand);
  for (const narrowed of [{ categoryId: category('beurres') }, withRefinements(brand), { page: 1 }]) {
    expect((await search({ searchTerm: product.sku, ...narrowed })).namedProductId).toBeUndefined();
  }
});

test('a product that the caller may not see is not named', async () => {
  const { sku } = someProduct(server, (product) => product.buyerGroups !== null);
  expect(await named(sku)).toBeUndefined();
});
