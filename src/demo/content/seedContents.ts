import type { AppPlugin } from '../../server/app';
import type { CommandDatabase } from '../../server/database/Database';
import { raiseEdition, writeFirstDocument, writePicture } from '../../server/features/content';
import { defaultWebstore } from '../../server/features/context';
import { stableId } from '../../server/ids';
import { demoContents } from './allContents';
import { demoPictures } from './pictures/allPictures';

/** Writes the demo shop's documents and pictures, published at once. Part of a command; the database must have none. */
export async function writeDemoContents(db: CommandDatabase, webstoreId: string, now: number): Promise<void> {
  for (const { key, title, altText, width, height, svg } of demoPictures) {
    const picture = {
      contentKey: key,
      managedContentId: stableId('managedContent', key),
      publishedAt: now,
      assetName: key.toLowerCase(),
      assetVersion: 1,
      title,
      altText,
      mimeType: 'image/svg+xml',
      width,
      height,
    };
    await writePicture(db, webstoreId, picture, Buffer.from(svg()), null);
  }
  for (const { key, ...document } of demoContents) {
    const managedContentId = stableId('managedContent', key);
    await writeFirstDocument(db, webstoreId, { contentKey: key, managedContentId, document }, now);
  }
  await raiseEdition(db, webstoreId);
}

/**
 * Unless DEMO_DATA is off: creates the demo documents and pictures in a database without contents, also in one filled
 * by an earlier release.
 */
export const demoContentSeed: AppPlugin = async ({ settings, database, clock }) => {
  if (!settings.demoData) return;
  const { webstoreId } = defaultWebstore();
  const isEmpty = async (db: Pick<CommandDatabase, 'selectFrom'>): Promise<boolean> =>
    (await db.selectFrom('content').select('content_key').limit(1).executeTakeFirst()) === undefined;
  if (!(await isEmpty(database.read))) return;
  await database.write(async (db) => {
    // Checked again within the command: another process may have been first.
    if (await isEmpty(db)) await writeDemoContents(db, webstoreId, clock.now());
  });
};
