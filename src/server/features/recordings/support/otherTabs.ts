import type { ReadDatabase } from '../../../database/Database';
import type { RecordingRow } from './describeRecordings';

/** More tabs than that are hardly open beside one another. */
const MOST_TABS = 20;

/**
 * The recordings of other tabs of a recording's browser that were open while it was made. A browser is known by the hash
 * of the secret that its recordings are bound to. Read when a session is opened, so that it needs no index of its own:
 * there are as many rows as recordings that are still kept.
 */
export const otherTabs = (
  db: ReadDatabase,
  { session, browser_hash, started_at, ended_at }: RecordingRow,
): Promise<readonly RecordingRow[]> =>
  db
    .selectFrom('recording')
    .selectAll()
    .where('browser_hash', '=', browser_hash)
    .where('session', '!=', session)
    // Opened, but nothing of it has arrived.
    .where('segments', '>', 0)
    .where('started_at', '<=', ended_at)
    .where('ended_at', '>=', started_at)
    .orderBy('started_at')
    .orderBy('session')
    .limit(MOST_TABS)
    .execute();
