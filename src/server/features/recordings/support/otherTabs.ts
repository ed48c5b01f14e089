import type { ReadDatabase } from '../../../database/Database';
import type { RecordingRow } from './describeRecordings';

/** Hardly anybody has more tabs of the shop open at once. */
const MOST_TABS = 20;

/**
 * The recordings that other tabs of the same browser made at the same time. A browser is identified by the hash of the
 * secret that its recordings are bound to. Only read when support opens a session, so it needs no index: the table
 * has one row for each recording that is still kept.
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
    // A recording without segments was opened, but none of its content has arrived.
    .where('segments', '>', 0)
    .where('started_at', '<=', ended_at)
    .where('ended_at', '>=', started_at)
    .orderBy('started_at')
    .orderBy('session')
    .limit(MOST_TABS)
    .execute();
