import type { ContentDocument } from '../../../contract/content/contentDocument';
import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import { sanitised } from './sanitised';

/** A document with its content key and record id: the live version, or the draft. */
export interface DocumentContent {
  readonly kind: 'document';
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly publishedAt: number;
  readonly document: ContentDocument;
}

/** A picture, without its bytes. Width and height in pixels. */
export interface PictureContent {
  readonly kind: 'picture';
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly publishedAt: number;
  /** Its name as a file asset (CMS-05), and its version among the pictures of that name, from 1. */
  readonly assetName: string;
  readonly assetVersion: number;
  readonly title: string;
  readonly altText: string;
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
}

export interface PictureBytes {
  readonly mimeType: string;
  readonly bytes: Buffer;
}

/** Checked edge: only valid documents are stored. */
export const storedDocument = (json: string): ContentDocument => JSON.parse(json) as ContentDocument;

/** How often live contents have changed; 0: nothing was ever published. */
export async function readEdition(db: ReadDatabase, webstoreId: string): Promise<number> {
  const row = await db
    .selectFrom('content_edition')
    .select('number')
    .where('webstore_id', '=', webstoreId)
    .executeTakeFirst();
  return row?.number ?? 0;
}

/** Counts a change of live contents, which every process then notices. Part of a command. */
export async function raiseEdition(db: CommandDatabase, webstoreId: string): Promise<void> {
  const number = (await readEdition(db, webstoreId)) + 1;
  await db
    .insertInto('content_edition')
    .values({ webstore_id: webstoreId, number })
    .onConflict((conflict) => conflict.column('webstore_id').doUpdateSet({ number }))
    .execute();
}

export async function readLiveDocuments(db: ReadDatabase, webstoreId: string): Promise<readonly DocumentContent[]> {
  const rows = await db
    .selectFrom('content')
    .innerJoin('content_version', (join) =>
      join
        .onRef('content_version.webstore_id', '=', 'content.webstore_id')
        .onRef('content_version.content_key', '=', 'content.content_key')
        .onRef('content_version.version', '=', 'content.live_version'),
    )
    .select(['content.content_key', 'managed_content_id', 'published_at', 'content_version.document'])
    .where('content.webstore_id', '=', webstoreId)
    .execute();
  return rows.map((row) => ({
    kind: 'document',
    contentKey: row.content_key,
    managedContentId: row.managed_content_id,
    publishedAt: row.published_at,
    document: sanitised(storedDocument(row.document)),
  }));
}

export async function readPictures(db: ReadDatabase, webstoreId: string): Promise<readonly PictureContent[]> {
  const rows = await db
    .selectFrom('content_picture')
    .select([
      'content_key',
      'managed_content_id',
      'asset_name',
      'asset_version',
      'title',
      'alt_text',
      'mime_type',
      'width',
      'height',
      'created_at',
    ])
    .where('webstore_id', '=', webstoreId)
    .execute();
  return rows.map((row) => ({
    kind: 'picture',
    contentKey: row.content_key,
    managedContentId: row.managed_content_id,
    publishedAt: row.created_at,
    assetName: row.asset_name,
    assetVersion: row.asset_version,
    title: row.title,
    altText: row.alt_text,
    mimeType: row.mime_type,
    width: row.width,
    height: row.height,
  }));
}

/** The bytes of a picture; null: there is none with this key. */
export async function readPictureBytes(
  db: ReadDatabase,
  webstoreId: string,
  contentKey: string,
): Promise<PictureBytes | null> {
  const row = await db
    .selectFrom('content_picture')
    .select(['mime_type', 'bytes'])
    .where('webstore_id', '=', webstoreId)
    .where('content_key', '=', contentKey)
    .executeTakeFirst();
  return row === undefined ? null : { mimeType: row.mime_type, bytes: Buffer.from(row.bytes, 'base64') };
}

interface FirstDocument {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly document: ContentDocument;
}

/** A document of a new shop: its draft, and the same as version 1. Part of a command. */
export async function writeFirstDocument(
  db: CommandDatabase,
  webstoreId: string,
  { contentKey, managedContentId, document }: FirstDocument,
  now: number,
): Promise<void> {
  const key = { webstore_id: webstoreId, content_key: contentKey };
  const json = JSON.stringify(document);
  await db
    .insertInto('content')
    .values({
      ...key,
      managed_content_id: managedContentId,
      revision: 1,
      document: json,
      changed_at: null,
      changed_by: null,
      live_version: 1,
      live_path: document.path,
    })
    .execute();
  await db
    .insertInto('content_version')
    .values({ ...key, version: 1, document: json, published_at: now, published_by: null })
    .execute();
}

/** The latest version of a file asset's name; 0: there is none. */
export async function newestAssetVersion(db: ReadDatabase, webstoreId: string, assetName: string): Promise<number> {
  const row = await db
    .selectFrom('content_picture')
    .select('asset_version')
    .where('webstore_id', '=', webstoreId)
    .where('asset_name', '=', assetName)
    .orderBy('asset_version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.asset_version ?? 0;
}

/** Stores a picture. Part of a command. */
export async function writePicture(
  db: CommandDatabase,
  webstoreId: string,
  picture: Omit<PictureContent, 'kind'>,
  bytes: Buffer,
  createdBy: string | null,
): Promise<void> {
  await db
    .insertInto('content_picture')
    .values({
      webstore_id: webstoreId,
      content_key: picture.contentKey,
      managed_content_id: picture.managedContentId,
      asset_name: picture.assetName,
      asset_version: picture.assetVersion,
      title: picture.title,
      alt_text: picture.altText,
      mime_type: picture.mimeType,
      width: picture.width,
      height: picture.height,
      bytes: bytes.toString('base64'),
      created_at: picture.publishedAt,
      created_by: createdBy,
    })
    .execute();
}
