import type { SegmentReceipt } from '../../../../contract/recordings/recording';
import type { SegmentId } from '../../../../journal/signed';
import type { CommandDatabase, ReadDatabase } from '../../../database/Database';
import type { Sequence } from '../facts/sequence';
import type { StoredBytes } from './segmentStore';

/** A received and signed segment. */
export interface SignedSegment {
  readonly hash: string;
  readonly signature: string;
  readonly signedAt: number;
}

/** How much of a part has arrived. */
export interface PartState {
  readonly segments: number;
  readonly hash: string;
  readonly startedAt: number;
  readonly sequence: Sequence;
}

export const receiptOf = ({ hash, signature, signedAt }: SignedSegment): SegmentReceipt => ({
  hash,
  signature,
  signedAt: new Date(signedAt).toISOString(),
});

/** The hash and signature of a segment; null: it has not arrived. */
export const readSignedSegment = async (
  db: ReadDatabase,
  { session, part, segment }: SegmentId,
): Promise<SignedSegment | null> =>
  (await db
    .selectFrom('recording_segment')
    .select(['hash', 'signature', 'signed_at as signedAt'])
    .where('session', '=', session)
    .where('part', '=', part)
    .where('segment', '=', segment)
    .executeTakeFirst()) ?? null;

/** How much of a part has arrived; null: nothing. */
export async function readPart(
  db: ReadDatabase,
  { session, part }: Pick<SegmentId, 'session' | 'part'>,
): Promise<PartState | null> {
  const row = await db
    .selectFrom('recording_part')
    .select(['segments', 'hash', 'started_at', 'next_action', 'awaits'])
    .where('session', '=', session)
    .where('part', '=', part)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { segments, hash } = row;
  return { segments, hash, startedAt: row.started_at, sequence: { next: row.next_action, awaits: row.awaits } };
}

/** Stores a segment that has just been received. Part of a command. */
export async function insertSegment(
  db: CommandDatabase,
  { session, part, segment }: SegmentId,
  { hash, signature, signedAt }: SignedSegment,
  stored: StoredBytes,
): Promise<void> {
  await db
    .insertInto('recording_segment')
    .values({ session, part, segment, hash, signature, signed_at: signedAt, ...stored })
    .execute();
}

/** The segments of a recording in the order of its file, without their bytes. */
export const readSegments = (db: ReadDatabase, session: string) =>
  db
    .selectFrom('recording_segment')
    .select(['session', 'part', 'segment', 'hash', 'signature', 'signed_at as signedAt'])
    .where('session', '=', session)
    .orderBy('part')
    .orderBy('segment')
    .execute();

/** Where the sealed bytes of a segment are; null: it was erased. */
export const readStored = async (db: ReadDatabase, { session, part, segment }: SegmentId) =>
  (await db
    .selectFrom('recording_segment')
    .select(['sealed', 'file'])
    .where('session', '=', session)
    .where('part', '=', part)
    .where('segment', '=', segment)
    .executeTakeFirst()) ?? null;
