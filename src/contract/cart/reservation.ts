import type { Static } from 'typebox';
import type { reservationSchema, reserveBody } from './reservation.schema';

/** For how long a cart's goods are to be held: whole seconds, four hours unless said. */
export type ReserveBody = NonNullable<Static<typeof reserveBody>>;
/** With success false nothing was reserved by the call, whatever else the reply holds. Quantities are JSON numbers. */
export type Reservation = Static<typeof reservationSchema>;
/** What became of one line of the cart (`itemReservationSourceId`). */
export type ItemReservation = Reservation['inventoryItemReservations'][number];
