import type { Static } from 'typebox';
import type { activityCountsSchema } from './activityCounts.schema';

/** How many days the counts of activities cover, today's included. */
export const ACTIVITY_COUNT_DAYS = 30;

/** Activities by day and type. */
export type ActivityCounts = Static<typeof activityCountsSchema>;
