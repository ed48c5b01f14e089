import type { ContentDocument } from '../../../contract/content/contentDocument';
import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import { userNameIn } from '../accounts';
import { storedDocument } from './contentTable';

/** A content as builders edit it. */
export interface StoredDraft {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly revision: number;
  readonly document: ContentDocument;
  readonly changedAt: number | null;
  readonly changedBy: string | null;
  /** 0: not published. */
  readonly liveVersion: number;
  readonly livePath: string | null;
  /** The live document as JSON; null: none. */
  readonly liveJson: string | null;
}

const draftQuery = (db: ReadDatabase, webstoreId: string) =>
  db
    .selectFrom('content')
    .leftJoin('shop_user', 'shop_user.id', 'content.changed_by')
    .leftJoin('content_version', (join) =>
      join
        .onRef('content_version.webstore_id', '=', 'content.webstore_id')
        .onRef('content_version.content_key', '=', 'content.content_key')
        .onRef('content_version.version', '=', 'content.live_version'),
    )
    .select([
      'content.content_key',
      'managed_content_id',
      'revision',
      'content.document',
      'changed_at',
      'first_name',
      'last_name',
      'live_version',
      'live_path',
      'content_version.document as live_document',
    ])
    .where('content.webstore_id', '=', webstoreId);

type DraftRow = Awaited<ReturnType<ReturnType<typeof draftQuery>['execute']>>[number];

const draftIn = (row: DraftRow): StoredDraft => ({
  contentKey: row.content_key,
  managedContentId: row.managed_content_id,
  revision: row.revision,
  document: storedDocument(row.document),
  changedAt: row.changed_at,
  changedBy: userNameIn(row),
  liveVersion: row.live_version,
  livePath: row.live_path,
  liveJson: row.live_document,
});

/** All drafts, in any order. */
export const readDrafts = async (db: ReadDatabase, webstoreId: string): Promise<readonly StoredDraft[]> =>
  (await draftQuery(db, webstoreId).execute()).map(draftIn);

/** The draft of a content; null: there is no content with this key. */
export async function readDraft(db: ReadDatabase, webstoreId: string, contentKey: string): Promise<StoredDraft | null> {
  const row = await draftQuery(db, webstoreId).where('content.content_key', '=', contentKey).executeTakeFirst();
  return row === undefined ? null : draftIn(row);
}

/** Who changes a content, and when. */
export interface By {
  readonly userId: string;
  readonly at: number;
}

/** Creates an unpublished content. Part of a command. */
export async function insertDraft(
  db: CommandDatabase,
  webstoreId: string,
  { contentKey, managedContentId, document }: Pick<StoredDraft, 'contentKey' | 'managedContentId' | 'document'>,
  by: By,
): Promise<void> {
  await db
    .insertInto('content')
    .values({
      webstore_id: webstoreId,
      content_key: contentKey,
      managed_content_id: managedContentId,
      revision: 1,
      document: JSON.stringify(document),
      changed_at: by.at,
      changed_by: by.userId,
      live_version: 0,
      live_path: null,
    })
    .execute();
}

/** Replaces the draft's document, as the next revision. Part of a command. */
export async function updateDraft(
  db: CommandDatabase,
  webstoreId: string,
  { contentKey, revision }: Pick<StoredDraft, 'contentKey' | 'revision'>,
  document: ContentDocument,
  by: By,
): Promise<void> {
  await db
    .updateTable('content')
    .set({
      revision: revision + 1,
      document: JSON.stringify(document),
      changed_at: by.at,
      changed_by: by.userId,
    })
    .where('webstore_id', '=', webstoreId)
    .where('content_key', '=', contentKey)
    .execute();
}

/** Sets the live version of a content and its path; 0: none. Part of a command. */
export async function setLive(
  db: CommandDatabase,
  webstoreId: string,
  contentKey: string,
  live: { readonly version: number; readonly path: string | null },
): Promise<void> {
  await db
    .updateTable('content')
    .set({ live_version: live.version, live_path: live.path })
    .where('webstore_id', '=', webstoreId)
    .where('content_key', '=', contentKey)
    .execute();
}

/** The key of the content that is live at a path; null: none. */
export async function readKeyLiveAt(db: ReadDatabase, webstoreId: string, path: string): Promise<string | null> {
  const row = await db
    .selectFrom('content')
    .select('content_key')
    .where('webstore_id', '=', webstoreId)
    .where('live_path', '=', path)
    .executeTakeFirst();
  return row?.content_key ?? null;
}
