import { cartParams, cartQuery } from '../../../contract/cart/cart.schema';
import { reservationSchema, reserveBody } from '../../../contract/cart/reservation.schema';
import { INVENTORY_RESERVATION_SECONDS } from '../../../contract/constants';
import { LATE_PATHS } from '../../../contract/latePaths';
import type { AppPlugin } from '../../app';
import { invalidInput } from '../../problems';
import { guardWebstore } from '../context';
import { cartCall, cartNamed, guardGuestCart } from './cartCall';
import { answerCartCommand } from './commands/changeCart';
import { releaseCart, reserveCart } from './commands/reserveCart';

/** The calls by which a cart reserves stock for its lines and releases it. */
export const reservationRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardGuestCart(app);

  app.put(
    LATE_PATHS.inventoryReservations,
    {
      schema: { params: cartParams, querystring: cartQuery, body: reserveBody, response: { 200: reservationSchema } },
    },
    (request, reply) => {
      const call = cartCall(request, request.query);
      const { inventoryDefaultSource } = app.webstore.current().context.inventoryConfiguration;
      const seconds = request.body?.durationInSeconds ?? INVENTORY_RESERVATION_SECONDS;
      if (call.caller.kind === 'guest' && seconds > INVENTORY_RESERVATION_SECONDS) {
        throw invalidInput(`durationInSeconds may be at most ${INVENTORY_RESERVATION_SECONDS} for a guest.`);
      }
      const command = {
        name: cartNamed(request.params.cartStateOrId, call.caller),
        seconds,
        locationId: inventoryDefaultSource?.locationSourceId ?? null,
      };
      return answerCartCommand(request, reply, call, (db) => reserveCart(db, call, command));
    },
  );

  app.delete(
    LATE_PATHS.inventoryReservations,
    { schema: { params: cartParams, querystring: cartQuery } },
    (request, reply) => {
      const call = cartCall(request, request.query);
      const name = cartNamed(request.params.cartStateOrId, call.caller);
      return answerCartCommand(request, reply, call, (db) => releaseCart(db, call, name));
    },
  );
  done();
};
