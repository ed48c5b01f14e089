import { BUILDER_PATHS } from '../../../../src/contract/site/builderPaths';
import type { SiteState } from '../../../../src/contract/site/builder';
import { publish } from '../../../../src/server/features/site/siteCommands';
import { cachedDemo, type TestServer } from '../../../support/server/testServer';
import { logIn } from '../../../support/server/calls/loggedIn';
import { startTestApp, testSettings } from '../../../support/server/testApp';
import { lastingDatabase } from '../../../support/server/databases/testDatabase';
import { commercePlugins } from '../../../support/server/plugins/shopPlugins';
import { item, withFooter } from '../../../support/server/plugins/siteDocuments';

const as = async (login: string, at: Pick<TestServer, 'app'>) =>
  (await logIn(at.app, `${login}@comptoir.example`)).headers;

test('draft, versions and what is live outlive a restart; another process takes over what is published', async () => {
  const lasting = await lastingDatabase();
  const settings = { ...testSettings, demoData: true };
  const first = await startTestApp({ database: await lasting.open(), settings, plugins: commercePlugins });
  const headers = await as('builder', first);
  const save = async (revision: number, label: string) => {
    const document = withFooter(cachedDemo().site, label);
    return first.app.inject({ method: 'PUT', url: BUILDER_PATHS.draft, headers, payload: { revision, document } });
  };
  await save(1, 'Publié');
  const publication = { method: 'POST', url: BUILDER_PATHS.publications, headers, payload: { revision: 2 } } as const;
  expect((await first.app.inject(publication)).json<SiteState>().liveVersion).toBe(2);
  await save(2, 'Brouillon');
  // Another process on the same database, with its own memory.
  const other = await startTestApp({
    database: { ...first.app.database, close: () => Promise.resolve() },
    settings,
    plugins: commercePlugins,
  });
  await first.app.inject({ ...publication, payload: { revision: 3 } });
  expect(other.app.site.live().version).toBe(2);
  await other.app.site.refresh();
  expect(other.app.site.live()).toEqual(first.app.site.live());
  await other.close();
  await first.close();

  const second = await startTestApp({ database: await lasting.open(), settings, plugins: commercePlugins });
  const reply = await second.app.inject({ url: BUILDER_PATHS.draft, headers });
  expect(reply.json()).toMatchObject({ revision: 3, liveVersion: 3, isChanged: false, changedBy: 'Lou Bernier' });
  expect(second.app.site.live().document.menus['Footer']).toEqual([item('Brouillon')]);
  await second.close();
  await lasting.remove();
});

test('a shop without demo data starts with empty menus, which its first publication replaces', async () => {
  const started = await startTestApp({ plugins: commercePlugins, settings: { ...testSettings, demoData: false } });
  const { database, site, webstore } = started.app;
  expect(site.live()).toMatchObject({ version: 0, document: { menus: { Footer: [], Menu_Barista: [] } } });
  const change = { webstoreId: webstore.current().webstoreId, revision: 0, userId: 'nobody', at: 5 };
  // Nothing has been published yet, so even the unchanged initial site can be.
  expect((await database.write((db) => publish(db, change, ['EUR']))).status).toBe(201);
  await site.refresh();
  expect(site.live().version).toBe(1);
  await started.close();
});
