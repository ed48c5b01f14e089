import { completeSite, emptySite } from '../../../commerce/site/checkSite';
import type { SiteDocument } from '../../../contract/site/siteConfiguration';
import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import { userNameIn } from '../accounts';
import { readWebstore, shopSettingsOf } from '../context';

/**
 * Checked edge: a stored document has passed the rules of its release; fields added since then get their defaults, and
 * the shop settings those of the webstore.
 */
const documentIn = async (db: ReadDatabase, json: string): Promise<SiteDocument> =>
  completeSite(JSON.parse(json), shopSettingsOf(await readWebstore(db))) as SiteDocument;

export interface StoredDraft {
  readonly revision: number;
  readonly document: SiteDocument;
  readonly changedAt: number | null;
  readonly changedBy: string | null;
  readonly liveVersion: number;
}

/** The draft; before the first change, revision 0 with empty menus. */
export async function readDraft(db: ReadDatabase, webstoreId: string): Promise<StoredDraft> {
  const row = await db
    .selectFrom('site_draft')
    .leftJoin('shop_user', 'shop_user.id', 'site_draft.changed_by')
    .select(['revision', 'document', 'changed_at', 'live_version', 'first_name', 'last_name'])
    .where('webstore_id', '=', webstoreId)
    .executeTakeFirst();
  if (row === undefined) {
    const document = { ...emptySite(), shop: shopSettingsOf(await readWebstore(db)) };
    return { revision: 0, document, changedAt: null, changedBy: null, liveVersion: 0 };
  }
  return {
    revision: row.revision,
    document: await documentIn(db, row.document),
    changedAt: row.changed_at,
    changedBy: userNameIn(row),
    liveVersion: row.live_version,
  };
}

/** The number of the live version; 0: nothing was published. */
export async function readLiveVersion(db: ReadDatabase, webstoreId: string): Promise<number> {
  const row = await db
    .selectFrom('site_draft')
    .select('live_version')
    .where('webstore_id', '=', webstoreId)
    .executeTakeFirst();
  return row?.live_version ?? 0;
}

export interface StoredVersion {
  readonly version: number;
  readonly publishedAt: number;
  readonly publishedBy: string | null;
}

const versionQuery = (db: ReadDatabase, webstoreId: string) =>
  db
    .selectFrom('site_version')
    .leftJoin('shop_user', 'shop_user.id', 'site_version.published_by')
    .select(['version', 'published_at', 'first_name', 'last_name'])
    .where('webstore_id', '=', webstoreId);

const versionOf = (row: {
  version: number;
  published_at: number;
  first_name: string | null;
  last_name: string | null;
}): StoredVersion => ({ version: row.version, publishedAt: row.published_at, publishedBy: userNameIn(row) });

/** Published versions older than `before` (null: all), newest first, at most `most`. */
export async function readVersions(
  db: ReadDatabase,
  webstoreId: string,
  { before, most }: { readonly before: number | null; readonly most: number },
): Promise<readonly StoredVersion[]> {
  const rows = await versionQuery(db, webstoreId)
    .$if(before !== null, (query) => query.where('version', '<', before))
    .orderBy('version', 'desc')
    .limit(most)
    .execute();
  return rows.map(versionOf);
}

/** A published version with its document; null: there is no such number. */
export async function readVersion(db: ReadDatabase, webstoreId: string, version: number) {
  const row = await versionQuery(db, webstoreId).select('document').where('version', '=', version).executeTakeFirst();
  return row === undefined ? null : { ...versionOf(row), document: await documentIn(db, row.document) };
}

/** Stores the draft under the given revision. Part of a command. */
export async function writeDraft(
  db: CommandDatabase,
  webstoreId: string,
  draft: { readonly revision: number; readonly document: SiteDocument; readonly liveVersion: number },
  by: { readonly userId: string | null; readonly at: number | null },
): Promise<void> {
  const values = {
    revision: draft.revision,
    document: JSON.stringify(draft.document),
    changed_at: by.at,
    changed_by: by.userId,
    live_version: draft.liveVersion,
  };
  await db
    .insertInto('site_draft')
    .values({ webstore_id: webstoreId, ...values })
    .onConflict((conflict) => conflict.column('webstore_id').doUpdateSet(values))
    .execute();
}

/** Stores a version under the next number and makes it live. Part of a command; returns the number. */
export async function writeVersion(
  db: CommandDatabase,
  webstoreId: string,
  document: SiteDocument,
  by: { readonly userId: string | null; readonly at: number },
): Promise<number> {
  const [newest] = await readVersions(db, webstoreId, { before: null, most: 1 });
  const version = (newest?.version ?? 0) + 1;
  await db
    .insertInto('site_version')
    .values({
      webstore_id: webstoreId,
      version,
      document: JSON.stringify(document),
      published_at: by.at,
      published_by: by.userId,
    })
    .execute();
  await db.updateTable('site_draft').set({ live_version: version }).where('webstore_id', '=', webstoreId).execute();
  return version;
}

/** The site of a new shop, as draft and as version 1. Part of a command; for a database without a site. */
export async function writeFirstSite(
  db: CommandDatabase,
  webstoreId: string,
  document: SiteDocument,
  now: number,
): Promise<void> {
  await writeDraft(db, webstoreId, { revision: 1, document, liveVersion: 0 }, { userId: null, at: null });
  await writeVersion(db, webstoreId, document, { userId: null, at: now });
}
