import { isDeepStrictEqual } from 'node:util';
import type { ContentConflict, ContentDraft, ContentState } from '../../../../contract/content/editing';
import type { ContentDocument } from '../../../../contract/content/contentDocument';
import type { Answer } from '../../../commands/idempotency';
import type { CommandDatabase } from '../../../database/Database';
import { ApiProblem } from '../../../problems';
import { raiseEdition, storedDocument } from '../contentTable';
import { insertDraft, readDraft, readKeyLiveAt, setLive, updateDraft, type By, type StoredDraft } from '../draftTable';
import { writeVersion } from '../versionTable';

/** The state of a draft and its live version. */
export const stateOf = (draft: StoredDraft): ContentState => ({
  contentKey: draft.contentKey,
  revision: draft.revision,
  changedAt: draft.changedAt === null ? null : new Date(draft.changedAt).toISOString(),
  changedBy: draft.changedBy,
  liveVersion: draft.liveVersion,
  livePath: draft.livePath,
  isChanged: draft.liveJson === null || !isDeepStrictEqual(draft.document, storedDocument(draft.liveJson)),
});

export const draftView = (draft: StoredDraft): ContentDraft => ({ ...stateOf(draft), document: draft.document });

/** Throws 404 ITEM_NOT_FOUND for null: no content has that key. */
export function found<T>(content: T | null): T {
  if (content === null) throw new ApiProblem(404, 'ITEM_NOT_FOUND', 'There is no content with this key.');
  return content;
}

function conflict(stored: StoredDraft): Answer {
  const body: ContentConflict = {
    errors: [
      { errorCode: 'DRAFT_CONFLICT', message: 'Somebody has saved in between. Nothing of theirs was overwritten.' },
    ],
    stored: draftView(stored),
  };
  return { status: 409, body };
}

/** A builder's change, based on the revision they have seen. */
export interface Change extends By {
  readonly webstoreId: string;
  readonly contentKey: string;
  readonly revision: number;
}

const answerWithState = async (
  db: CommandDatabase,
  status: number,
  change: Omit<Change, 'revision'>,
): Promise<Answer> => ({
  status,
  body: stateOf(found(await readDraft(db, change.webstoreId, change.contentKey))),
});

/** Creates a content that only builders see: 201. Part of a command. */
export async function createContent(
  db: CommandDatabase,
  change: Omit<Change, 'revision'>,
  managedContentId: string,
  document: ContentDocument,
): Promise<Answer> {
  const { webstoreId, contentKey } = change;
  await insertDraft(db, webstoreId, { contentKey, managedContentId, document }, change);
  return answerWithState(db, 201, change);
}

/**
 * Stores a document as the draft, unless somebody else has changed the draft since: then 409 with theirs. Part of a
 * command.
 */
export async function saveContent(db: CommandDatabase, change: Change, document: ContentDocument): Promise<Answer> {
  const { webstoreId, contentKey, revision } = change;
  const stored = found(await readDraft(db, webstoreId, contentKey));
  if (stored.revision !== revision) return conflict(stored);
  await updateDraft(db, webstoreId, stored, document, change);
  return answerWithState(db, 200, change);
}

/**
 * Publishes the draft that the builder has seen, and stores it as a version: 201; 200 when it is already live, 409 when
 * the draft has changed since. Throws CONTENT_PATH_TAKEN if another content is live at its path. Part of a command.
 */
export async function publishContent(db: CommandDatabase, change: Change): Promise<Answer> {
  const { webstoreId, contentKey, revision } = change;
  const stored = found(await readDraft(db, webstoreId, contentKey));
  if (stored.revision !== revision) return conflict(stored);
  const state = stateOf(stored);
  if (!state.isChanged) return { status: 200, body: state };
  const { path } = stored.document;
  const there = await readKeyLiveAt(db, webstoreId, path);
  if (there !== null && there !== contentKey) {
    throw new ApiProblem(400, 'CONTENT_PATH_TAKEN', 'Another content is live at this path.');
  }
  const version = await writeVersion(db, webstoreId, contentKey, stored.document, change);
  await setLive(db, webstoreId, contentKey, { version, path });
  await raiseEdition(db, webstoreId);
  return answerWithState(db, 201, change);
}

/**
 * Withdraws a content, so that only builders see it: 200, or 409 when the draft has changed since. Draft and versions
 * stay. Part of a command.
 */
export async function withdrawContent(db: CommandDatabase, change: Change): Promise<Answer> {
  const { webstoreId, contentKey, revision } = change;
  const stored = found(await readDraft(db, webstoreId, contentKey));
  if (stored.revision !== revision) return conflict(stored);
  if (stored.liveVersion !== 0) {
    await setLive(db, webstoreId, contentKey, { version: 0, path: null });
    await raiseEdition(db, webstoreId);
  }
  return answerWithState(db, 200, change);
}
