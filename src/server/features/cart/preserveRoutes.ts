import type { FastifyRequest } from 'fastify';
import { cartParams, cartQuery, preserveSchema } from '../../../contract/cart/cart.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import { noBody } from '../../../contract/wire.schema';
import type { AppPlugin } from '../../app';
import { runCommand, sendAnswer } from '../../commands/runCommand';
import { customerOf } from '../../visitors/caller';
import type { CartOwner } from '../../visitors/cartOwner';
import { clearGuestCookie } from '../../visitors/guestCookie';
import { guardWebstore } from '../context';
import { cartCall, cartNamed, guestOwner } from './cartCall';
import { hasCarts } from './cartStore';
import { scheduleWork } from './commands/changeCart';
import { preserveCart } from './commands/preserveCart';

/**
 * Whether a guest has no cart left. If the database fails here, the cookie stays, and the call, which was carried out,
 * is answered nevertheless.
 */
async function hasNoCart({ server, log }: FastifyRequest, guest: CartOwner): Promise<boolean> {
  try {
    return !(await hasCarts(server.database.read, guest));
  } catch (error) {
    log.warn({ err: error }, 'the carts that a guest has left could not be read');
    return false;
  }
}

/** The call that moves a guest's cart to the user, after the login. */
export const preserveRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);

  app.post(
    LATE_PATHS.preserveCart,
    { schema: { params: cartParams, querystring: cartQuery, body: noBody, response: { 200: preserveSchema } } },
    async (request, reply) => {
      const caller = customerOf(request);
      const name = cartNamed(request.params.cartStateOrId, caller);
      const call = cartCall(request, request.query);
      const guest = guestOwner(caller.guestId, call.webstoreId);
      const command = {
        name,
        cartId: app.ids.next('cart'),
        newLineId: () => app.ids.next('cartItem'),
        newCouponId: () => app.ids.next('coupon'),
      };
      const answer = await runCommand(request, call, async (db) =>
        guest === null ? { status: 200, body: {} } : preserveCart(db, call, { ...command, guest }),
      );
      scheduleWork(app, call);
      // A guest may have other carts: as long as one is left, the cookie is the only way to find it.
      if (guest !== null && (await hasNoCart(request, guest))) clearGuestCookie(request, reply);
      return sendAnswer(reply, answer);
    },
  );
  done();
};
