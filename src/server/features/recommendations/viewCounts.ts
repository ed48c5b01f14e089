import type { ReadDatabase } from '../../database/Database';
import { viewsBetween } from '../tracking';

/** By product id, the recent views: at most one a day per browser. */
export type ViewCounts = ReadonlyMap<string, number>;

const DAY_MS = 24 * 60 * 60 * 1000;
const COUNTED_DAYS = 30;

/**
 * Counts the views of the last 30 days: `step` reads one day and returns whether there are more; after the last one
 * `current` has the new counts, and the next step starts over.
 */
export function createViewCounting(db: ReadDatabase, webstoreId: () => string, now: () => number) {
  let current: ViewCounts = new Map();
  let counting: { readonly end: number; readonly counts: Map<string, number>; readonly day: number } | null = null;
  return {
    current: () => current,
    async step(): Promise<boolean> {
      const { end, counts, day } = counting ?? { end: now(), counts: new Map<string, number>(), day: 0 };
      const before = end - day * DAY_MS;
      // Includes views in the millisecond of the first step.
      const views = await viewsBetween(db, webstoreId(), before - DAY_MS, day === 0 ? before + 1 : before);
      for (const [productId, count] of views) counts.set(productId, (counts.get(productId) ?? 0) + count);
      if (day + 1 < COUNTED_DAYS) {
        counting = { end, counts, day: day + 1 };
        return true;
      }
      current = counts;
      counting = null;
      return false;
    },
  };
}
