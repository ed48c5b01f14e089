import type { RecordingView } from '../../../../contract/recordings/support';
import type { CommandDatabase } from '../../../database/Database';
import type { Ids } from '../../../ids';
import { logView } from './views';

interface Erasure {
  readonly session: string;
  readonly userId: string | null;
  readonly what: Extract<RecordingView['what'], 'erased' | 'erasedByBrowser' | 'expired'>;
}

/**
 * Deletes a recording with its key, segments, facts, codes and notes; only its audit log remains, with an entry for the
 * erasure. Returns the files to remove once the deletion is durable: without the key nobody can read them. Part of a
 * command.
 */
export async function eraseRecording(
  db: CommandDatabase,
  ids: Ids,
  now: number,
  { session, ...who }: Erasure,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('recording_segment')
    .select('file')
    .where('session', '=', session)
    .where('file', 'is not', null)
    .execute();
  await db.deleteFrom('recording').where('session', '=', session).execute();
  await logView(db, ids, now, { ...who, sessions: [session] });
  return rows.flatMap(({ file }) => (file === null ? [] : [file]));
}
