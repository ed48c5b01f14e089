import type { AppPlugin } from '../../app';
import { daily } from '../../background/daily';
import { monthsBefore } from '../../background/monthsBefore';
import type { Database } from '../../database/Database';
import { BOUNDS } from '../../limits/bounds';
import { deleteOldActivities, momentOfOldestKept } from './activityStore';
import { STATISTICS_MONTHS } from '../../../contract/shopRules';

/** Most activities deleted in one command. */
const AT_ONCE = 200;

/** One step of deletion; returns whether there is more to do. */
export async function forgetActivities(
  database: Database,
  now: number,
  keptRows: number = BOUNDS.activitiesKept,
): Promise<boolean> {
  const oldestKept = await momentOfOldestKept(database.read, keptRows);
  const before = Math.max(monthsBefore(now, STATISTICS_MONTHS), oldestKept ?? 0);
  const deleted = await database.write((db) => deleteOldActivities(db, before, AT_ONCE));
  return deleted === AT_ONCE;
}

/**
 * Deletes activities older than `STATISTICS_MONTHS`, and the oldest beyond the limit of the table, a batch at a time,
 * at the start and once a day.
 */
export const forgottenActivities: AppPlugin = (app, _options, done) => {
  daily(app, 'old activities', () => forgetActivities(app.database, app.clock.now()));
  done();
};
