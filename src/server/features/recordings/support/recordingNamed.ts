import type { Selectable } from 'kysely';
import type { ReadDatabase } from '../../../database/Database';
import type { Schema } from '../../../database/schema';
import { recordingErased, unknownRecording } from '../intake/segmentProblems';
import { isErased } from '../store/recordingStore';

/** What one tab of a browser recorded. */
export type RecordingRow = Selectable<Schema['recording']>;

/** The recording of a session. Throws 404 ITEM_NOT_FOUND if there is none, 410 RECORDING_ERASED. */
export async function recordingNamed(db: ReadDatabase, session: string): Promise<RecordingRow> {
  const row = await db.selectFrom('recording').selectAll().where('session', '=', session).executeTakeFirst();
  if (row === undefined) throw (await isErased(db, session)) ? recordingErased() : unknownRecording();
  return row;
}
