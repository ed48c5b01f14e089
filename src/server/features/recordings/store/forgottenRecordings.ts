import type { AppPlugin } from '../../../app';
import { daily } from '../../../background/daily';
import type { Database } from '../../../database/Database';
import { eraseRecording } from './erase';

/** Most recordings erased in one command. */
const AT_ONCE = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A younger file without a row may belong to an upload that has yet to write its row. */
const UPLOAD_MS = 60 * 60 * 1000;
/** File names per query. */
const NAMES = 200;

async function namedFiles({ read }: Pick<Database, 'read'>, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await read.selectFrom('recording_segment').select('file').where('file', 'in', names).execute();
  return new Set(rows.flatMap(({ file }) => (file === null ? [] : [file])));
}

/** Erases expired recordings, and deletes files that no row names, at the start and once a day. */
export const forgottenRecordings: AppPlugin = (app, _options, done) => {
  const { database, clock, ids, settings, segments } = app;

  daily(app, 'old recordings', async () => {
    const now = clock.now();
    const files = await database.write(async (db) => {
      const old = await db
        .selectFrom('recording')
        .select('session')
        .where('opened_at', '<=', now - settings.recordingDays * DAY_MS)
        .orderBy('opened_at')
        .limit(AT_ONCE)
        .execute();
      const erased: (readonly string[])[] = [];
      for (const { session } of old)
        erased.push(await eraseRecording(db, ids, now, { session, userId: null, what: 'expired' }));
      return erased;
    });
    await segments.remove(files.flat());
    if (files.length > 0) await database.forgetDeleted();
    return files.length === AT_ONCE;
  });

  daily(app, 'files of no recording', async () => {
    // By the machine's clock, like the files' times.
    const old = await segments.filesBefore(Date.now() - UPLOAD_MS);
    for (let from = 0; from < old.length; from += NAMES) {
      const names = old.slice(from, from + NAMES);
      const named = await namedFiles(database, names);
      await segments.remove(names.filter((name) => !named.has(name)));
    }
    return false;
  });
  done();
};
