import type { SynonymTrial, SearchSynonyms } from '../../../../../src/contract/search/searchLearning';
import type { SearchResult } from '../../../../../src/contract/search/search';
import { BUILDER_PATHS } from '../../../../../src/contract/site/builderPaths';
import { logIn } from '../../../../support/server/calls/loggedIn';
import { fromOwnPage } from '../../../../support/server/testApp';
import { startTestServer, type TestServer } from '../../../../support/server/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await server.app.webstore.change({ searchSynonyms: ['a, b'] });
});
afterEach(() => server.close());

const TERM = 'zorglub';
async function send(method: 'GET' | 'PUT' | 'POST', url: string, body?: object) {
  const { headers } = await logIn(server.app, 'builder@comptoir.example');
  return server.app.inject({
    method,
    url,
    headers: { ...fromOwnPage, ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  });
}
const tryOut = async (synonyms: string) =>
  (await send('POST', BUILDER_PATHS.synonymTrials, { term: TERM, synonyms })).json<SynonymTrial>();
const found = async (searchTerm: string) =>
  (await server.get('searchProducts', {}, { searchTerm })).json<SearchResult>().productsPage;

test('a trial says what a term finds with the published synonyms and with edited ones, and publishes nothing', async () => {
  const butter = await found('pain au chocolat');
  const trial = await tryOut(`a, b\n${TERM} => pain au chocolat`);
  expect(trial.before).toEqual({ total: 0, products: [] });
  expect(trial.after.total).toBe(butter.total);
  expect(trial.after.products.map(({ id }) => id)).toEqual(butter.products.slice(0, 5).map(({ id }) => id));
  expect(trial.after.products[0]?.name).toBeTruthy();
  expect((await found(TERM)).total).toBe(0);
});

test('published synonyms are used by the next search, and every blank line at the end is left out', async () => {
  const rule = `${TERM} => pain au chocolat`;
  const reply = await send('PUT', BUILDER_PATHS.synonyms, { base: 'a, b', synonyms: `a, b\r\n\n${rule}\n\n` });
  expect([reply.statusCode, reply.json()]).toEqual([200, { synonyms: `a, b\n\n${rule}` }]);
  expect((await found(TERM)).total).toBeGreaterThan(0);
  expect((await send('GET', BUILDER_PATHS.synonyms)).json<SearchSynonyms>()).toEqual({ synonyms: `a, b\n\n${rule}` });
});

test('synonyms that somebody else has published since are not lost', async () => {
  await server.app.webstore.change({ searchSynonyms: ['c, d'] });
  const reply = await send('PUT', BUILDER_PATHS.synonyms, { base: 'a, b', synonyms: 'e, f' });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject([{ errorCode: 'DRAFT_CONFLICT' }]);
  expect(server.app.webstore.current().searchSynonyms).toEqual(['c, d']);
});

test('a trial with more words than a search may have is refused', async () => {
  const reply = await send('POST', BUILDER_PATHS.synonymTrials, { term: 'mot '.repeat(60), synonyms: '' });
  expect(reply.statusCode).toBe(400);
});
