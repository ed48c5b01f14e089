import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import type { ReadActivity } from './readActivity';

/** Where and when an activity was received, and its id. */
interface Arrival {
  readonly id: string;
  readonly webstoreId: string;
  readonly now: number;
}

/** Stores an activity. Part of a command. */
export async function keepActivity(
  db: CommandDatabase,
  { id, webstoreId, now }: Arrival,
  activity: ReadActivity,
): Promise<void> {
  await db
    .insertInto('activity')
    .values({
      id,
      webstore_id: webstoreId,
      cookie_id: activity.cookieId,
      type: activity.type,
      happened_at: now,
      correlation_id: activity.correlationId,
      search_text: activity.searchText,
      category_id: activity.categoryId,
      product_id: activity.productId,
      products: JSON.stringify(activity.products),
      quantity: activity.quantity,
      recommender_name: activity.recommenderName,
      reco_uuid: activity.recoUuid,
    })
    .execute();
}

/** The moment (ms UTC) of the oldest activity to keep, if only the latest `rows` are kept; null: there are fewer. */
export async function momentOfOldestKept(db: ReadDatabase, rows: number): Promise<number | null> {
  const oldest = await db
    .selectFrom('activity')
    .select('happened_at')
    .orderBy('happened_at', 'desc')
    .offset(rows - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest?.happened_at ?? null;
}

/** Deletes the oldest activities from before a moment, at most `atMost`; returns how many. Part of a command. */
export async function deleteOldActivities(db: CommandDatabase, before: number, atMost: number): Promise<number> {
  const old = db
    .selectFrom('activity')
    .select('id')
    .where('happened_at', '<', before)
    .orderBy('happened_at')
    .limit(atMost);
  const { numDeletedRows } = await db.deleteFrom('activity').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
