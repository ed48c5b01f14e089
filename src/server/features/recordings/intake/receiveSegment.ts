import type { FastifyRequest } from 'fastify';
import { RECORDING_LIMITS, type SegmentReceipt } from '../../../../contract/recordings/recording';
import type { HeaderRecord } from '../../../../journal/format';
import { segmentHash, segmentText, type SegmentId } from '../../../../journal/signed';
import { nodeSignatures } from '../../../../journal/signed/nodeSignatures';
import type { CommandDatabase } from '../../../database/Database';
import type { Caller } from '../../../visitors/caller';
import { keepFacts, lastErrorOf } from '../facts/keepFacts';
import { openSealedKey, sealBytes, segmentBinding, signerFor } from '../store/recordingKeys';
import { isErased, noteCaller, readRecording, type BoundRecording } from '../store/recordingStore';
import type { SegmentStore, StoredBytes } from '../store/segmentStore';
import {
  insertSegment,
  readPart,
  readSignedSegment,
  receiptOf,
  type PartState,
  type SignedSegment,
} from '../store/segmentTable';
import { readSegment, type ReadSegment } from './readSegment';
import { recordingErased, recordingFull, segmentDiffers, segmentOutOfOrder, unknownRecording } from './segmentProblems';
import { unzip } from './unzip';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A browser's clock that is further behind, or more than a day ahead, is not believed: the server's time is taken. */
const OLDEST_MS = 400 * DAY_MS;
const RELEASE_MAX_LENGTH = 64;

export interface Received {
  /** False: it had arrived before. */
  readonly isNew: boolean;
  readonly receipt: SegmentReceipt;
}

interface Arrival {
  readonly segmentId: SegmentId;
  readonly bytes: number;
  readonly read: ReadSegment;
  /** The part's hash before this segment. */
  readonly previous: string | null;
  readonly signed: SignedSegment;
  readonly stored: StoredBytes;
}

function startOf(header: HeaderRecord, now: number): number {
  const { clock } = header.environment;
  return clock > now - OLDEST_MS && clock < now + DAY_MS ? Math.trunc(clock) : now;
}

/** Inserts or updates the row of a part; returns when it began and when it ended so far. Part of a command. */
async function writePart(
  db: CommandDatabase,
  part: PartState | null,
  { segmentId: { session, part: number }, bytes, read, signed }: Arrival,
) {
  const { header, sequence, facts } = read;
  const startedAt = header === null ? (part?.startedAt ?? signed.signedAt) : startOf(header, signed.signedAt);
  const state = {
    received_at: signed.signedAt,
    hash: signed.hash,
    next_action: sequence.next,
    awaits: sequence.awaits,
  };
  if (part === null) {
    const release = (header?.release ?? '').slice(0, RELEASE_MAX_LENGTH);
    const counts = { segments: 1, bytes, actions: facts.actions };
    await db
      .insertInto('recording_part')
      .values({ session, part: number, release, started_at: startedAt, ...counts, ...state })
      .execute();
  } else {
    await db
      .updateTable('recording_part')
      .set((row) => ({
        ...state,
        segments: row('segments', '+', 1),
        bytes: row('bytes', '+', bytes),
        actions: row('actions', '+', facts.actions),
      }))
      .where('session', '=', session)
      .where('part', '=', number)
      .execute();
  }
  const endedAt = Math.min(startedAt + Math.round(facts.lastTime), signed.signedAt + DAY_MS);
  return { startedAt, endedAt: Math.max(startedAt, endedAt) };
}

async function partsOf(db: CommandDatabase, session: string): Promise<number> {
  const rows = await db.selectFrom('recording_part').select('part').where('session', '=', session).execute();
  return rows.length;
}

/** Adds a segment to the recording, unless another call has done so first. Part of a command. */
async function takeIn(db: CommandDatabase, arrival: Arrival): Promise<{ isNew: boolean; signed: SignedSegment }> {
  const { segmentId, read, previous, signed } = arrival;
  const { session } = segmentId;
  const recording = await db.selectFrom('recording').selectAll().where('session', '=', session).executeTakeFirst();
  if (recording === undefined) throw (await isErased(db, session)) ? recordingErased() : unknownRecording();
  const kept = await readSignedSegment(db, segmentId);
  if (kept !== null) {
    if (kept.hash !== signed.hash) throw segmentDiffers(segmentId.segment);
    return { isNew: false, signed: kept };
  }
  const part = await readPart(db, segmentId);
  const expected = (part?.segments ?? 0) + 1;
  if (segmentId.segment !== expected || (part?.hash ?? null) !== previous) throw segmentOutOfOrder(expected);
  const isPartTooMany = part === null && (await partsOf(db, session)) >= RECORDING_LIMITS.parts;
  if (isPartTooMany || recording.segments >= RECORDING_LIMITS.segments) throw recordingFull();

  const { startedAt, endedAt } = await writePart(db, part, arrival);
  await insertSegment(db, segmentId, signed, arrival.stored);
  const { facts } = read;
  await keepFacts(db, segmentId, facts, recording.calls);
  const isFirst = recording.segments === 0;
  await db
    .updateTable('recording')
    .set({
      started_at: isFirst ? startedAt : Math.min(recording.started_at, startedAt),
      ended_at: isFirst ? endedAt : Math.max(recording.ended_at, endedAt),
      segments: recording.segments + 1,
      pages: recording.pages + facts.pages.length,
      actions: recording.actions + facts.actions,
      calls: recording.calls + facts.calls.length,
      errors: recording.errors + facts.errors.length,
      cart_changes: recording.cart_changes + facts.cartChanges,
      dead_presses: recording.dead_presses + facts.deadPresses,
    })
    .where('session', '=', session)
    .execute();
  return { isNew: true, signed };
}

/**
 * Receives a segment: reads and checks its lines, hashes and signs them, and stores them encrypted. The same lines
 * again get the same receipt. Throws 400 for lines that no recorder writes, 404 for an unknown recording, 409
 * SEGMENT_OUT_OF_ORDER or SEGMENT_DIFFERS, 410 RECORDING_ERASED, 413 if the recording is full.
 */
export async function receiveSegment(
  request: FastifyRequest,
  store: SegmentStore,
  recording: BoundRecording,
  segmentId: SegmentId,
  gzipped: Buffer,
  /**
   * The visitor of the page that sends the segment; undefined if an earlier page recorded it, whose visitor is unknown.
   */
  visitor: Caller | undefined,
): Promise<Received> {
  const { database, clock, settings } = request.server;
  const part = await readPart(database.read, segmentId);
  const arrived = part?.segments ?? 0;
  if (segmentId.segment > arrived + 1) {
    // Erased since the browser was checked: its parts are gone too.
    if ((await readRecording(database.read, segmentId.session)) === null) throw recordingErased();
    throw segmentOutOfOrder(arrived + 1);
  }
  const lines = await unzip(gzipped);
  const before =
    segmentId.segment === 1
      ? null
      : await readSignedSegment(database.read, { ...segmentId, segment: segmentId.segment - 1 });
  const previous = before?.hash ?? null;
  const hash = await segmentHash(nodeSignatures, segmentId, previous, lines);
  const known = await readSignedSegment(database.read, segmentId);
  if (known !== null) {
    if (known.hash !== hash) throw segmentDiffers(segmentId.segment);
    return { isNew: false, receipt: receiptOf(known) };
  }
  const lastError = part === null ? null : await lastErrorOf(database.read, segmentId);
  const read = await readSegment(lines, segmentId, { sequence: part?.sequence ?? null, lastError });
  const signedAt = clock.now();
  const text = segmentText(segmentId, { hash, signedAt: new Date(signedAt).toISOString() });
  const signed = { hash, signature: signerFor(settings.serverSecret).sign(text), signedAt };
  const key = openSealedKey(settings.serverSecret, recording.sealedKey);
  const stored = await store.keep(sealBytes(key, segmentBinding(segmentId), gzipped));
  let isKept = false;
  try {
    const arrival = { segmentId, bytes: lines.length, read, previous, signed, stored };
    const taken = await database.write(async (db) => {
      const outcome = await takeIn(db, arrival);
      if (visitor) await noteCaller(db, segmentId.session, visitor, signedAt);
      return outcome;
    });
    isKept = taken.isNew;
    return { isNew: taken.isNew, receipt: receiptOf(taken.signed) };
  } finally {
    // No row names this file: if this process can no longer remove it, the daily cleanup does.
    if (!isKept && stored.file !== null) await store.remove([stored.file]);
  }
}
