import type { ContentDocument } from '../../../contract/content/contentDocument';
import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import { userNameIn } from '../accounts';
import { storedDocument } from './contentTable';
import type { By } from './draftTable';

export interface StoredVersion {
  readonly version: number;
  readonly publishedAt: number;
  readonly publishedBy: string | null;
}

const versionQuery = (db: ReadDatabase, webstoreId: string, contentKey: string) =>
  db
    .selectFrom('content_version')
    .leftJoin('shop_user', 'shop_user.id', 'content_version.published_by')
    .select(['version', 'published_at', 'first_name', 'last_name'])
    .where('webstore_id', '=', webstoreId)
    .where('content_key', '=', contentKey);

type VersionRow = Awaited<ReturnType<ReturnType<typeof versionQuery>['execute']>>[number];

const versionIn = (row: VersionRow): StoredVersion => ({
  version: row.version,
  publishedAt: row.published_at,
  publishedBy: userNameIn(row),
});

/** The latest published versions of a content, newest first, at most `most`. */
export async function readVersions(
  db: ReadDatabase,
  webstoreId: string,
  contentKey: string,
  most: number,
): Promise<readonly StoredVersion[]> {
  const rows = await versionQuery(db, webstoreId, contentKey).orderBy('version', 'desc').limit(most).execute();
  return rows.map(versionIn);
}

/** A published version with its document; null: there is no such number. */
export async function readVersion(db: ReadDatabase, webstoreId: string, contentKey: string, version: number) {
  const row = await versionQuery(db, webstoreId, contentKey)
    .select('document')
    .where('version', '=', version)
    .executeTakeFirst();
  return row === undefined ? null : { ...versionIn(row), document: storedDocument(row.document) };
}

/** Stores a version under the content's next number, which it returns. Part of a command. */
export async function writeVersion(
  db: CommandDatabase,
  webstoreId: string,
  contentKey: string,
  document: ContentDocument,
  by: By,
): Promise<number> {
  const [newest] = await readVersions(db, webstoreId, contentKey, 1);
  const version = (newest?.version ?? 0) + 1;
  await db
    .insertInto('content_version')
    .values({
      webstore_id: webstoreId,
      content_key: contentKey,
      version,
      document: JSON.stringify(document),
      published_at: by.at,
      published_by: by.userId,
    })
    .execute();
  return version;
}
