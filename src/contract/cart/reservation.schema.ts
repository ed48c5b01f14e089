import { Type } from 'typebox';
import { RESERVATION_SECONDS_MAX } from '../constants';
import { body, bool, nullable, open, openText, openTextOrNull, personalTextOrNull } from '../wire.schema';

/** PUT inventory-reservations; without a body or a duration it reserves for four hours. */
export const reserveBody = nullable(
  body({ durationInSeconds: Type.Optional(Type.Integer({ minimum: 1, maximum: RESERVATION_SECONDS_MAX })) }),
);

const itemReservationSchema = Type.Object({
  itemReservationSourceId: openText,
  productId: openText,
  quantity: Type.Number(open),
  reservedAtLocationId: openTextOrNull,
  success: bool,
  errorCode: openTextOrNull,
  errorMessage: personalTextOrNull,
});

export const reservationSchema = Type.Object({
  success: bool,
  reservationIdentifier: openTextOrNull,
  errorCode: openTextOrNull,
  errorMessage: personalTextOrNull,
  inventoryItemReservations: Type.Array(itemReservationSchema),
});
