import { sql } from 'kysely';
import type { Migration } from './Migration';

interface OldMenus {
  readonly webstore_id: string;
  readonly value: string;
}

/**
 * Names of the menus that a site refers to, each with the old menu whose items it gets if no old menu has its own name;
 * null: no items.
 */
const MOVED: readonly (readonly [string, string | null])[] = [
  ['Default_Navigation1', 'Default_Navigation'],
  ['Menu_Keep_Cool', 'Default_Navigation'],
  ['Menu_Barista', 'Default_Navigation'],
  ['Menu_Salles_de_sport1', 'Default_Navigation'],
  ['Menu_Autres1', 'Default_Navigation'],
  ['Menu_Boul_pat1', 'Default_Navigation'],
  ['Menu_H_tellerie', 'Default_Navigation'],
  ['Default_User_Profile_Menu1', null],
  ['Footer', 'Footer'],
];

function movedMenus(json: string): Readonly<Record<string, unknown>> {
  const parsed: unknown = JSON.parse(json);
  const old = new Map<string, unknown>(typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []);
  const kept = Object.fromEntries([...old].filter(([name]) => name !== 'Default_Navigation'));
  const moved = MOVED.map(([name, from]): [string, unknown] => [
    name,
    old.get(name) ?? (from === null ? [] : (old.get(from) ?? [])),
  ]);
  return { ...kept, ...Object.fromEntries(moved) };
}

/**
 * The site's configuration: one draft, and the published versions. The menus, until now a setting, become part of it.
 */
export const siteMigration: Migration = {
  number: 13,
  name: 'site',
  async up({ db, createTable, integer, text }) {
    await createTable('site_version')
      .addColumn('webstore_id', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('document', text, (column) => column.notNull())
      .addColumn('published_at', integer, (column) => column.notNull())
      .addColumn('published_by', text)
      .addPrimaryKeyConstraint('site_version_key', ['webstore_id', 'version'])
      .execute();
    await createTable('site_draft')
      .addColumn('webstore_id', text, (column) => column.primaryKey())
      .addColumn('revision', integer, (column) => column.notNull())
      .addColumn('document', text, (column) => column.notNull())
      .addColumn('changed_at', integer)
      .addColumn('changed_by', text)
      .addColumn('live_version', integer, (column) => column.notNull())
      .execute();
    const old = await sql<OldMenus>`select webstore_id, value from webstore_setting where key = 'menus'`.execute(db);
    for (const { webstore_id, value } of old.rows) {
      const document = JSON.stringify({ menus: movedMenus(value) });
      await sql`
        insert into site_version (webstore_id, version, document, published_at, published_by)
        values (${webstore_id}, 1, ${document}, 0, null)`.execute(db);
      await sql`
        insert into site_draft (webstore_id, revision, document, changed_at, changed_by, live_version)
        values (${webstore_id}, 1, ${document}, null, null, 1)`.execute(db);
    }
    await sql`delete from webstore_setting where key = 'menus'`.execute(db);
  },
};
