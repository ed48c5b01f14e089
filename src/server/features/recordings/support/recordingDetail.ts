import type { RecordingDetail } from '../../../../contract/recordings/support';
import type { ReadDatabase } from '../../../database/Database';
import { noteBinding, openBytes } from '../store/recordingKeys';
import { readRecording } from '../store/recordingStore';
import { describeRecordings } from './describeRecordings';
import type { RecordingRow } from './recordingNamed';
import { tabReader } from './sessionTabs';
import { namesOf, readersOf } from './supportUsers';

/** Maximum number of calls, of errors and of pages in an answer; the recording's file contains all of them. */
const ROWS = 2_000;
const VIEWS = 100;

const iso = (moment: number): string => new Date(moment).toISOString();

async function momentsIn(db: ReadDatabase, session: string) {
  const calls = await db
    .selectFrom('recording_call')
    .select(['part', 'action', 'request_id as requestId', 'endpoint', 'status'])
    .where('session', '=', session)
    .orderBy('part')
    .orderBy('action')
    .limit(ROWS)
    .execute();
  const errors = await db
    .selectFrom('recording_error')
    .select(['part', 'action', 'code'])
    .where('session', '=', session)
    .orderBy('part')
    .orderBy('action')
    .limit(ROWS)
    .execute();
  const orders = await db
    .selectFrom('recording_order')
    .select(['part', 'action', 'order_reference as orderReference'])
    .where('session', '=', session)
    .orderBy('part')
    .orderBy('action')
    .execute();
  const pages = await db
    .selectFrom('recording_page')
    .select(['part', 'action', 'path'])
    .where('session', '=', session)
    .orderBy('part')
    .orderBy('action')
    .limit(ROWS)
    .execute();
  return { calls, errors, orders, pages };
}

async function partsIn(db: ReadDatabase, session: string): Promise<RecordingDetail['parts']> {
  const rows = await db
    .selectFrom('recording_part')
    .selectAll()
    .where('session', '=', session)
    .orderBy('part')
    .execute();
  return rows.map(({ part, segments, actions, bytes, release, ...row }) => ({
    part,
    segments,
    actions,
    bytes,
    release,
    startedAt: iso(row.started_at),
    receivedAt: iso(row.received_at),
    isClosed: row.awaits === 'nothing',
  }));
}

async function codesIn(db: ReadDatabase, session: string): Promise<RecordingDetail['codes']> {
  const rows = await db
    .selectFrom('recording_code')
    .select(['code', 'part', 'action', 'created_at'])
    .where('session', '=', session)
    .orderBy('created_at')
    .orderBy('code')
    .execute();
  return rows.map(({ code, part, action, created_at }) => ({ code, part, action, askedAt: iso(created_at) }));
}

async function notesIn(db: ReadDatabase, session: string, key: Buffer): Promise<RecordingDetail['notes']> {
  const rows = await db
    .selectFrom('recording_note')
    .selectAll()
    .where('session', '=', session)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const names = await namesOf(
    db,
    rows.map((row) => row.user_id),
  );
  return rows.map(({ id, part, action, ...row }) => ({
    id,
    part,
    action,
    text: openBytes(key, noteBinding(id), Buffer.from(row.sealed_text, 'base64')).toString('utf8'),
    writtenAt: iso(row.created_at),
    writtenBy: names.get(row.user_id) ?? null,
  }));
}

async function viewsOf(db: ReadDatabase, session: string): Promise<RecordingDetail['views']> {
  const rows = await db
    .selectFrom('recording_view')
    .select(['what', 'at', 'user_id'])
    .where('session', '=', session)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(VIEWS)
    .execute();
  return readersOf(db, rows);
}

/**
 * A recording in detail, apart from its file: calls, errors, pages and views up to a limit, everything else in full;
 * null: it was erased meanwhile. `signedBy`: the public key of the server's signatures.
 */
export async function recordingDetail(
  db: ReadDatabase,
  row: RecordingRow,
  { key, signedBy, lifetimeMs }: { readonly key: Buffer; readonly signedBy: string; readonly lifetimeMs: number },
): Promise<RecordingDetail | null> {
  const { session } = row;
  const [found] = await describeRecordings(db, [row], tabReader(db));
  if (found === undefined) return null;
  const detail = {
    ...found,
    expiresAt: iso(row.opened_at + lifetimeMs),
    key: signedBy,
    codes: await codesIn(db, session),
    parts: await partsIn(db, session),
    ...(await momentsIn(db, session)),
    notes: await notesIn(db, session, key),
    views: await viewsOf(db, session),
  };
  // Read last: once a recording is erased, the reads above find less than it had, or nothing.
  return (await readRecording(db, session)) === null ? null : detail;
}
