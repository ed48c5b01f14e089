import { sql } from 'kysely';
import { addDays, parisClock, parisMoment } from '../../../commerce/calendar/parisCalendar';
import { ACTIVITY_COUNT_DAYS, type ActivityCounts } from '../../../contract/tracking/activityCounts';
import { ACTIVITY_TYPES, type ActivityType } from '../../../contract/tracking/activityTypes';
import type { ReadDatabase } from '../../database/Database';

const HOUR_MS = 3_600_000;

const isType = (type: string): type is ActivityType => ACTIVITY_TYPES.some((known) => known === type);

/**
 * Activities by type and day in Paris, for today and the days before (`ACTIVITY_COUNT_DAYS` in all), oldest first. The
 * database counts by hour, because it does not know time zones; days in Paris begin at a full hour.
 */
export async function countActivities(db: ReadDatabase, webstoreId: string, now: number): Promise<ActivityCounts> {
  const lastDay = parisClock(now).day;
  const firstDay = addDays(lastDay, 1 - ACTIVITY_COUNT_DAYS);
  const hour = sql<number | string>`happened_at / ${sql.lit(HOUR_MS)}`;
  const rows = await db
    .selectFrom('activity')
    .select(['type', hour.as('hour'), (eb) => eb.fn.countAll<number | string>().as('count')])
    .where('webstore_id', '=', webstoreId)
    .where('happened_at', '>=', parisMoment(firstDay, 0))
    .where('happened_at', '<', parisMoment(addDays(lastDay, 1), 0))
    .groupBy(['type', hour])
    .execute();
  const counted = new Map<string, { readonly day: string; readonly type: ActivityType; count: number }>();
  for (const row of rows) {
    if (!isType(row.type)) continue;
    const { day } = parisClock(Number(row.hour) * HOUR_MS);
    const key = `${day} ${row.type}`;
    const known = counted.get(key) ?? { day, type: row.type, count: 0 };
    known.count += Number(row.count);
    counted.set(key, known);
  }
  return { firstDay, lastDay, counts: [...counted.keys()].sort().flatMap((key) => counted.get(key) ?? []) };
}
