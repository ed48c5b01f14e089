import type { Static } from 'typebox';
import type { changeStandingDeliveryBody, standingDeliveriesSchema } from './standingDelivery.schema';

/**
 * What the caller has ordered under a recurring selling model, the latest order first: an addition to the webstore API.
 * `nextDates` are the next delivery days from today on; those before `changesFrom` are in preparation, or are the
 * order's own, and are no longer affected by changes.
 */
export type StandingDeliveries = Static<typeof standingDeliveriesSchema>;
export type StandingDelivery = StandingDeliveries['standingDeliveries'][number];

/** A change of a standing delivery: pause it, resume it, or stop it for good. */
export type ChangeStandingDeliveryBody = Static<typeof changeStandingDeliveryBody>;

export const STANDING_PAGE_SIZE = 20;
/** The number of dates listed for each standing delivery. */
export const NEXT_DATES = 3;
