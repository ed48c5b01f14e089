import path from 'node:path';
import type { MenuItem } from '../../../src/contract/catalog/menu';
import type { SiteDraft } from '../../../src/contract/site/builder';
import { BUILDER_PATHS } from '../../../src/contract/site/builderPaths';
import { cartReads } from '../../../src/server/features/cart';
import { pagesHere } from '../../support/server/pages/pagesHere';
import { startTestServer, type TestServer } from '../../support/server/testServer';
import { logIn } from '../../support/server/calls/loggedIn';

const folder = path.join(__dirname, '../../../public');
const release = { id: 'test', entries: { browser: ['browser.js'] }, chunks: {} };
const pages = pagesHere({ release, browserFolder: folder, publicFolder: folder });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ plugins: [cartReads, pages] });
});
afterAll(() => server.close());

const DRAFTED = 'Nouveautés du brouillon';
const PREVIEW = '/search?preview=Draft';
const drafted: MenuItem = {
  actionType: 'InternalLink',
  actionValue: '/search?term=nouveau',
  imageUrl: null,
  label: DRAFTED,
  target: 'CurrentWindow',
  subMenu: [],
  pageReference: null,
};

async function read(url: string, headers: Readonly<Record<string, string>> = {}) {
  const { statusCode, body, headers: answered } = await server.app.inject({ url, headers });
  const policy = String(answered['content-security-policy']);
  return {
    status: statusCode,
    isDraft: body.includes(DRAFTED),
    saysSo: body.includes('Aperçu du brouillon'),
    framedBy: /frame-ancestors '(\w+)'/.exec(policy)?.[1],
    cache: answered['cache-control'],
    etag: answered.etag,
  };
}
const live = { status: 200, isDraft: false, saysSo: false, framedBy: 'none', cache: 'private, no-cache' };

it('a builder sees the draft on a page that nothing keeps; everybody else sees what is live, at every address [CTX-07] [NAV-26]', async () => {
  const builder = (await logIn(server.app, 'builder@comptoir.example')).headers;
  const buyer = (await logIn(server.app)).headers;
  // The public page is cached, under both addresses, before the draft is shown.
  expect([await read('/search'), await read(PREVIEW)]).toMatchObject([live, live]);
  const { revision, document } = (
    await server.app.inject({ url: BUILDER_PATHS.draft, headers: builder })
  ).json<SiteDraft>();
  const menus = { ...document.menus, Default_Navigation1: [drafted] };
  const saved = await server.app.inject({
    method: 'PUT',
    url: BUILDER_PATHS.draft,
    headers: builder,
    payload: { revision, document: { ...document, menus } },
  });
  expect(saved.statusCode).toBe(200);

  const preview = { status: 200, isDraft: true, saysSo: true, framedBy: 'self', cache: 'private, no-store' };
  expect(await read(PREVIEW, builder)).toEqual({ ...preview, etag: undefined });
  expect(await read(PREVIEW, { ...builder, 'if-none-match': '*' })).toEqual({ ...preview, etag: undefined });
  for (const headers of [{}, buyer]) expect(await read(PREVIEW, headers)).toMatchObject(live);
  expect([await read('/search', builder), await read('/search')]).toMatchObject([live, live]);

  // A change of the draft is visible at once, and the live page is unchanged.
  const next = { ...menus, Default_Navigation1: [] };
  await server.app.inject({
    method: 'PUT',
    url: BUILDER_PATHS.draft,
    headers: builder,
    payload: { revision: revision + 1, document: { ...document, menus: next } },
  });
  expect(await read(PREVIEW, builder)).toEqual({ ...preview, isDraft: false, etag: undefined });
  expect((await read('/search')).etag).toMatch(/^W/);
});

it('a preview leads out of it, except in the frame of the builder’s page, which has its own way out', async () => {
  const builder = (await logIn(server.app, 'builder@comptoir.example')).headers;
  const leadsOut = async (shownIn: string) => {
    const headers = { ...builder, 'sec-fetch-dest': shownIn };
    return (await server.app.inject({ url: PREVIEW, headers })).body.includes('Quitter l’aperçu');
  };
  expect([await leadsOut('document'), await leadsOut('iframe')]).toEqual([true, false]);
});
