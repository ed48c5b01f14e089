import type { SearchResult } from '../../../src/contract/search/search';
import { makeParts } from '../../../src/server/features/catalog';
import { productsOf } from '../../support/server/calls/searchCalls';
import { isSimple } from '../../support/server/plugins/catalogFixture';
import { cachedDemo, startTestServer, type TestServer } from '../../support/server/testServer';

const NAME = `Beurre "cru" & l'<doux>`;
const ENCODED = 'Beurre &quot;cru&quot; &amp; l&#39;&lt;doux&gt;';

let server: TestServer;
let searchTerm: string;
beforeAll(async () => {
  const demo = cachedDemo();
  const renamed = demo.products.find((product) => isSimple(product) && product.buyerGroups === null);
  if (renamed === undefined) throw new Error('The demo shop sells nothing to everybody.');
  searchTerm = renamed.sku;
  const products = demo.products.map((product) => (product === renamed ? { ...product, name: NAME } : product));
  server = await startTestServer({ content: { ...demo, products, parts: makeParts({ ...demo, products }) } });
});
afterAll(() => server.close());

const ask = (htmlEncode?: string, headers: Readonly<Record<string, string>> = {}) =>
  server.get('searchProducts', {}, { searchTerm, ...(htmlEncode !== undefined && { htmlEncode }) }, headers);
const namesIn = (answer: Awaited<ReturnType<typeof ask>>) =>
  productsOf(answer.json<SearchResult>()).map(({ name, fields }) => [name, fields['Name']?.value]);

it('texts of an answer are ready for HTML where the call says so, whichever of both was asked first and kept', async () => {
  for (const htmlEncode of ['true', undefined, 'true', 'false', 'TRUE']) {
    const text = htmlEncode === 'true' ? ENCODED : NAME;
    expect([htmlEncode, namesIn(await ask(htmlEncode))]).toEqual([htmlEncode, [[text, text]]]);
  }
});

it('each of both has a validator of its own', async () => {
  const [plain, encoded] = [await ask(), await ask('true')];
  const [ofPlain, ofEncoded] = [plain, encoded].map(({ headers }) => String(headers['etag']));
  expect(ofPlain).not.toBe(ofEncoded);
  expect((await ask('true', { 'if-none-match': ofEncoded ?? '' })).status).toBe(304);
  expect((await ask('true', { 'if-none-match': ofPlain ?? '' })).status).toBe(200);
});

it('so are the texts of a refusal', async () => {
  const messageOf = async (query: Readonly<Record<string, string>>) =>
    (await server.post('productSearch', {}, { colour: 'red' }, query)).json<{ message: string }[]>()[0]?.message;
  expect(await messageOf({})).toBe('Unrecognized field "colour".');
  expect(await messageOf({ htmlEncode: 'true' })).toBe('Unrecognized field &quot;colour&quot;.');
});
