import type { Static } from 'typebox';
import type { reservationSchema, reserveBody } from './reservation.schema';

/** How long a cart's products are reserved, in whole seconds; by default four hours. */
export type ReserveBody = NonNullable<Static<typeof reserveBody>>;
/** With success false the call reserved nothing, whatever else the reply holds. Quantities are JSON numbers. */
export type Reservation = Static<typeof reservationSchema>;
/** The outcome for one line of the cart (`itemReservationSourceId`). */
export type ItemReservation = Reservation['inventoryItemReservations'][number];
