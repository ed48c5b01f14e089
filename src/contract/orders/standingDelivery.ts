import type { Static } from 'typebox';
import type { changeStandingDeliveryBody, standingDeliveriesSchema } from './standingDelivery.schema';

/**
 * What the caller has ordered under a selling model with a rhythm (ours), the latest order's first. `nextDates` are the
 * next days of delivery from today on; those before `changesFrom` are in preparation and stay, whatever is changed.
 */
export type StandingDeliveries = Static<typeof standingDeliveriesSchema>;
export type StandingDelivery = StandingDeliveries['standingDeliveries'][number];

/** A change of one: paused, going on again, or stopped for good. */
export type ChangeStandingDeliveryBody = Static<typeof changeStandingDeliveryBody>;

export const STANDING_PAGE_SIZE = 20;
/** How many dates of each are said. */
export const NEXT_DATES = 3;
