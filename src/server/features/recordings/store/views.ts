import type { RecordingView } from '../../../../contract/recordings/support';
import type { CommandDatabase } from '../../../database/Database';
import type { Ids } from '../../../ids';

/** Who saw or did something with a recording; `userId` null: a browser without login, or the server itself. */
interface View {
  readonly sessions: readonly string[];
  readonly userId: string | null;
  readonly what: RecordingView['what'];
}

/** Writes to the audit log, one entry per session. Part of a command. */
export async function logView(
  db: CommandDatabase,
  ids: Ids,
  now: number,
  { sessions, userId, what }: View,
): Promise<void> {
  if (sessions.length === 0) return;
  const rows = sessions.map((session) => ({ id: ids.token(), session, user_id: userId, at: now, what }));
  await db.insertInto('recording_view').values(rows).execute();
}
