import type { SortRules } from '../../../../src/contract/search/search';
import { BUILDER_PATHS } from '../../../../src/contract/site/builderPaths';
import { cachedDemo, startTestServer, type TestServer } from '../../../support/server/testServer';
import { logIn } from '../../../support/server/calls/loggedIn';
import { ids, searchCalls } from '../../../support/server/calls/searchCalls';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { search, post, category } = searchCalls(() => server);

test('a listing without a term comes in the order that builders have published, a search by relevance [SRC-11]', async () => {
  const categoryId = category('fromages');
  const inOrder = (sortRuleId: string) => search({ categoryId, pageSize: 200, sortRuleId });
  const newest = await search({ categoryId, pageSize: 200 });
  const byTerm = await search({ searchTerm: 'crème' });
  expect(ids(newest)).toEqual(ids(await inOrder('CreatedDateDesc')));

  const { headers } = await logIn(server.app, 'builder@comptoir.example');
  const { site } = cachedDemo();
  const document = { ...site, settings: { ...site.settings, productSort: 'NameDesc' } };
  const put = await server.app.inject({
    method: 'PUT',
    url: BUILDER_PATHS.draft,
    headers,
    payload: { revision: 1, document },
  });
  expect(put.statusCode).toBe(200);
  expect(ids(await search({ categoryId, pageSize: 200 }))).toEqual(ids(newest));
  const live = await server.app.inject({
    method: 'POST',
    url: BUILDER_PATHS.publications,
    headers,
    payload: { revision: 2 },
  });
  expect(live.statusCode).toBe(201);

  const { sortRules } = (await server.get('sortRules', {})).json<SortRules>();
  expect(sortRules.filter(({ isUsual }) => isUsual).map(({ nameOrId }) => nameOrId)).toEqual(['NameDesc']);
  const named = ids(await inOrder('NameDesc'));
  expect(named).not.toEqual(ids(newest));
  expect(ids(await search({ categoryId, pageSize: 200 }))).toEqual(named);
  expect(ids(await post({ categoryId, pageSize: 200 }))).toEqual(named);
  // Relevance without a term is the usual order as well.
  expect(ids(await inOrder('Relevance'))).toEqual(named);
  expect(ids(await inOrder('CreatedDateDesc'))).toEqual(ids(newest));
  expect(ids(await search({ searchTerm: 'crème' }))).toEqual(ids(byTerm));
});
