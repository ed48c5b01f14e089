import { BUILDER_PATHS } from '../../../../../src/contract/site/builderPaths';
import type { SearchCounts } from '../../../../../src/contract/search/searchLearning';
import { latePathTo } from '../../../../../src/contract/latePaths';
import { recordId } from '../../../../../src/contract/ids';
import { countSearch, forgottenSearchCounts } from '../../../../../src/server/features/search';
import { logIn } from '../../../../support/server/calls/loggedIn';
import { fromOwnPage, startTestApp, testClock } from '../../../../support/server/testApp';
import { startTestServer, type TestServer } from '../../../../support/server/testServer';
import { waitUntil } from '../../../../support/waitUntil';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const DAY_MS = 86_400_000;
const webstoreId = () => server.app.webstore.current().webstoreId;
async function report(type: string, body: object, headers: Readonly<Record<string, string>> = fromOwnPage) {
  const { siteId } = server.app.webstore.current();
  const reply = await server.app.inject({
    method: 'POST',
    url: latePathTo('activities', { siteId, type }),
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ cookieId: '3f0c2f6e-5a52-4d1b-9a6e-0d5c1b7a9e10', ...body }),
  });
  return reply.statusCode;
}
const viewed = (searchText: string, resultCount?: number) =>
  report('viewSearch', { searchText, ...(resultCount !== undefined && { resultCount }) });
const chosen = (searchText: string, position?: number) =>
  report('clickSearch', {
    searchText,
    product: { id: recordId('product', 7) },
    ...(position !== undefined && { position }),
  });
const rows = () => server.app.database.read.selectFrom('search_count').selectAll().orderBy('term').execute();
async function counts() {
  const { headers } = await logIn(server.app, 'builder@comptoir.example');
  return (await server.app.inject({ url: BUILDER_PATHS.searches, headers })).json<SearchCounts>();
}

test('searches, those without a result and the positions chosen are counted by term, whoever asks', async () => {
  await viewed('Trimoline', 0);
  await viewed('trimoline ', 0);
  await viewed('beurre', 31);
  await viewed('Beurre', 31);
  await chosen('beurre', 1);
  await chosen('beurre', 4);
  await viewed('levain', 3);
  const { headers } = await logIn(server.app, 'coffee@comptoir.example');
  expect(await report('viewSearch', { searchText: 'beurre', resultCount: 31 }, { ...fromOwnPage, ...headers })).toBe(
    200,
  );
  expect(await counts()).toMatchObject({
    withoutResult: [{ term: 'trimoline', count: 2 }],
    searched: [
      { term: 'beurre', count: 3, choices: 2, meanPosition: '2.5' },
      { term: 'trimoline', count: 2, choices: 0, meanPosition: null },
      { term: 'levain', count: 1, choices: 0, meanPosition: null },
    ],
  });
  // A row identifies nobody: it has neither browser nor user nor time.
  expect(Object.keys((await rows())[0] ?? {}).sort()).toEqual(
    ['choices', 'day', 'position_sum', 'searches', 'term', 'webstore_id', 'without_result'].sort(),
  );
});

test('a search that is no new one, a filtered choice and what looks personal are not counted', async () => {
  await viewed('beurre');
  await chosen('beurre');
  await viewed('client 1234567', 0);
  expect(await viewed('claire@exemple.fr', 0)).toBe(400);
  expect(await rows()).toEqual([]);
});

test('a day counts a bounded number of terms; those it has are counted on', async () => {
  const of = (term: string) => ({
    webstoreId: webstoreId(),
    term,
    now: server.clock.now(),
    resultCount: 0,
    position: null,
  });
  for (const term of ['a', 'b', 'c', 'b']) await server.app.database.write((db) => countSearch(db, of(term), 2));
  expect((await rows()).map(({ term, searches }) => [term, searches])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

test('builders are shown thirty days; after ninety a count is forgotten', async () => {
  const now = server.clock.now();
  for (const [term, daysAgo] of [
    ['today', 0],
    ['shown', 29],
    ['hidden', 30],
    ['kept', 89],
    ['old', 90],
  ] as const) {
    const counted = { webstoreId: webstoreId(), term, now: now - daysAgo * DAY_MS, resultCount: 0, position: null };
    await server.app.database.write((db) => countSearch(db, counted));
  }
  expect((await counts()).withoutResult.map(({ term }) => term)).toEqual(['shown', 'today']);
  const { database } = server.app;
  const before = database.counts().commands;
  const shop = await startTestApp({ plugins: [forgottenSearchCounts], database, clock: testClock(now) });
  await waitUntil('the old ones are deleted', () => database.counts().commands > before);
  await shop.app.close();
  expect((await rows()).map(({ term }) => term)).toEqual(['hidden', 'kept', 'shown', 'today']);
});
