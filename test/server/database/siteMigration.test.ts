import { sql } from 'kysely';
import { siteProblems } from '../../../src/commerce/site/checkSite';
import { siteMigration } from '../../../src/server/database/migrations/0013_site';
import { allMigrations } from '../../../src/server/database/migrations/allMigrations';
import { readDraft } from '../../../src/server/features/site/siteTable';
import { lastingDatabase } from '../../support/server/databases/testDatabase';

const clock = { now: () => 1_700_000_000_000 };
const before = allMigrations.slice(0, allMigrations.indexOf(siteMigration));
const item = {
  actionType: 'InternalLink',
  actionValue: '/faq-hub',
  imageUrl: null,
  label: 'Aide',
  target: 'CurrentWindow',
  subMenu: [],
  pageReference: null,
};

test('the menus a shop had before the update are its site, every trade with the menu that all of them had', async () => {
  const lasting = await lastingDatabase({ isEmpty: true });
  const old = await lasting.open({ clock, migrations: before });
  const menus = JSON.stringify({ Default_Navigation: [item], Footer: [item, item], Ours: [] });
  await old.write((db) =>
    sql`insert into webstore_setting (webstore_id, key, value) values ('w', 'menus', ${menus}), ('w', 'country', '"FR"')`.execute(
      db,
    ),
  );
  await old.close();
  const database = await lasting.open({ clock });
  const draft = await readDraft(database.read, 'w');
  expect([draft.revision, draft.liveVersion, siteProblems(draft.document)]).toEqual([1, 1, []]);
  expect(draft.document.menus).toMatchObject({
    Default_Navigation1: [item],
    Menu_Barista: [item],
    Default_User_Profile_Menu1: [],
    Footer: [item, item],
    Ours: [],
  });
  expect(draft.document.menus).not.toHaveProperty('Default_Navigation');
  const settings = await database.read.selectFrom('webstore_setting').select('key').execute();
  expect(settings).toEqual([{ key: 'country' }]);
  await database.close();
  await lasting.remove();
});
