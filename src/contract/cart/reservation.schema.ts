import { Type } from 'typebox';
import { RESERVATION_SECONDS_MAX } from '../constants';
import { body, nullable, text, textOrNull } from '../wire.schema';

/** PUT inventory-reservations; without a body, or without a duration, four hours. */
export const reserveBody = nullable(
  body({ durationInSeconds: Type.Optional(Type.Integer({ minimum: 1, maximum: RESERVATION_SECONDS_MAX })) }),
);

const itemReservationSchema = Type.Object({
  itemReservationSourceId: text,
  productId: text,
  quantity: Type.Number(),
  reservedAtLocationId: textOrNull,
  success: Type.Boolean(),
  errorCode: textOrNull,
  errorMessage: textOrNull,
});

export const reservationSchema = Type.Object({
  success: Type.Boolean(),
  reservationIdentifier: textOrNull,
  errorCode: textOrNull,
  errorMessage: textOrNull,
  inventoryItemReservations: Type.Array(itemReservationSchema),
});
