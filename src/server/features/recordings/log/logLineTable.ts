import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/Database';
import { BOUNDS } from '../../../limits/bounds';

/** Most rows in one statement: databases limit the number of its values. */
const ROWS = 500;
/** Lines selected for one deletion, which also deletes other lines of the same millisecond as the last of them. */
const AT_ONCE = 5_000;
/**
 * Lines whose request ids are named in one deletion, which deletes all lines of these requests from before the given
 * moment.
 */
const UNRECORDED_AT_ONCE = 500;

/** Stores what this process has logged since the last time. */
export async function keepLoggedLines({ database, logBuffer }: FastifyInstance): Promise<void> {
  const lines = logBuffer.take();
  for (let from = 0; from < lines.length; from += ROWS) {
    const rows = lines
      .slice(from, from + ROWS)
      .map(({ requestId, at, number, line }) => ({ request_id: requestId, at, place: number, line }));
    await database.write((db) =>
      db
        .insertInto('log_line')
        .values(rows)
        // Two processes may log lines with the same id in the same millisecond.
        .onConflict((conflict) => conflict.columns(['request_id', 'at', 'place']).doNothing())
        .execute(),
    );
  }
}

/** The time of the oldest line to keep when only the newest `lines` are kept; 0 if there are fewer. */
async function oldestKept({ read }: Pick<Database, 'read'>, lines: number): Promise<number> {
  const oldest = await read
    .selectFrom('log_line')
    .select('at')
    .orderBy('at', 'desc')
    .offset(lines - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest?.at ?? 0;
}

/**
 * Deletes a batch of the lines from before a moment, and of the oldest beyond `kept`; returns whether there may be
 * more.
 */
export async function forgetLogLines(
  database: Database,
  before: number,
  kept: number = BOUNDS.logLinesKept,
): Promise<boolean> {
  const limit = Math.max(before, await oldestKept(database, kept));
  const deleted = await database.write(async (db) => {
    const old = await db
      .selectFrom('log_line')
      .select('at')
      .where('at', '<', limit)
      .orderBy('at')
      .limit(AT_ONCE)
      .execute();
    const last = old.at(-1)?.at;
    // Up to the time of the last of them: a few more lines may have the same time.
    if (last !== undefined) await db.deleteFrom('log_line').where('at', '<=', last).execute();
    return old.length;
  });
  return deleted === AT_ONCE;
}

/**
 * Deletes a batch of the lines from before a moment that belong to no call of a recording; returns whether there may be
 * more.
 */
export async function forgetUnrecordedLines(database: Database, before: number): Promise<boolean> {
  const deleted = await database.write(async (db) => {
    const unrecorded = db
      .selectFrom('log_line')
      .select('at')
      .where('at', '<', before)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('recording_call')
              .select('recording_call.action')
              .whereRef('recording_call.request_id', '=', 'log_line.request_id'),
          ),
        ),
      );
    const old = await unrecorded.select('request_id').orderBy('at').limit(UNRECORDED_AT_ONCE).execute();
    const ids = [...new Set(old.map((row) => row.request_id))];
    if (ids.length > 0)
      await db.deleteFrom('log_line').where('request_id', 'in', ids).where('at', '<', before).execute();
    return old.length;
  });
  return deleted === UNRECORDED_AT_ONCE;
}
