import { cartParams, cartQuery } from '../../../contract/cart/cart.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import type { AppPlugin } from '../../app';
import { runCommand, sendAnswer } from '../../commands/runCommand';
import type { CommandDatabase } from '../../database/Database';
import {
  cartCall,
  cartNamed,
  cartThere,
  checkCalculated,
  deleteCart,
  guardGuestCart,
  type CartCall,
  type CartName,
} from '../cart';
import { guardWebstore } from '../context';
import { isExpired } from './checkoutCall';
import { checkoutOfCart } from './checkoutStore';
import { endCheckout } from './commands/checkoutCommands';
import { refuseWhilePaying } from './commands/refuseWhilePaying';

async function removeCart(
  db: CommandDatabase,
  call: CartCall,
  name: CartName,
  isPaying: (checkoutId: string) => Promise<boolean>,
): Promise<void> {
  const cart = await cartThere(db, call, name);
  checkCalculated(cart);
  const checkout = await checkoutOfCart(db, cart.id);
  if (checkout !== null) {
    const isOthers = checkout.ownerId !== call.owner?.id;
    if (isOthers && !isExpired(checkout, call.now)) await refuseWhilePaying(db, checkout, { isPaying, now: call.now });
    await endCheckout(db, checkout);
  }
  await deleteCart(db, cart.id);
}

/**
 * Deletes a cart. That also ends its checkout and payments, so the route belongs to the checkout. Refused with 409
 * while a colleague is paying for a cart that is shared by link, and with 423 while lines are still being added.
 */
export const deleteCartRoute: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardGuestCart(app);
  const isPaying = (checkoutId: string): Promise<boolean> => app.ordering.payments.isRunning(checkoutId);

  app.delete(LATE_PATHS.cart, { schema: { params: cartParams, querystring: cartQuery } }, async (request, reply) => {
    const call = cartCall(request, request.query);
    const name = cartNamed(request.params.cartStateOrId, call.caller);
    const answer = await runCommand(request, call, async (db) => {
      await removeCart(db, call, name, isPaying);
      return { status: 204, body: null };
    });
    app.ordering.scheduleVoids();
    return sendAnswer(reply, answer);
  });
  done();
};
