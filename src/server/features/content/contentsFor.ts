import type { FastifyRequest } from 'fastify';
import type { PublishStatus } from '../../../contract/catalog/menu';
import { builderOf } from '../site';
import { ContentIndex } from './contentStore';
import { readDrafts } from './draftTable';
import { sanitised } from './sanitised';

/** The requested contents: live ones, or for a builder the drafts. Throws like `builderOf` for anybody else. */
export async function contentsFor(
  request: FastifyRequest,
  publishStatus: PublishStatus = 'Live',
): Promise<ContentIndex> {
  const { contents, database, webstore, clock } = request.server;
  const live = contents.live();
  if (publishStatus === 'Live') return live;
  await builderOf(request);
  const drafts = await readDrafts(database.read, webstore.current().webstoreId);
  const documents = drafts.map(({ contentKey, managedContentId, changedAt, document }) => ({
    kind: 'document' as const,
    contentKey,
    managedContentId,
    publishedAt: changedAt ?? clock.now(),
    document: sanitised(document),
  }));
  return new ContentIndex(live.edition, documents, live.pictures);
}
