import { cartParams, cartQuery } from '../../../contract/cart/cart.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import type { AppPlugin } from '../../app';
import { runCommand, sendAnswer } from '../../commands/runCommand';
import type { CommandDatabase } from '../../database/Database';
import { cartCall, cartNamed, cartThere, checkCalculated, deleteCart, guardGuestCart } from '../cart';
import type { CartCall, CartName } from '../cart';
import { guardWebstore } from '../context';
import { checkoutOfCart } from './checkoutStore';
import { endCheckout } from './commands/checkoutCommands';

const removeCart = async (db: CommandDatabase, call: CartCall, name: CartName): Promise<void> => {
  const cart = await cartThere(db, call, name);
  checkCalculated(cart);
  const checkout = await checkoutOfCart(db, cart.id);
  if (checkout !== null) await endCheckout(db, checkout);
  await deleteCart(db, cart.id);
};

/** Deletes a cart. That also ends its checkout and payments, so the route belongs to the checkout. */
export const deleteCartRoute: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardGuestCart(app);

  app.delete(LATE_PATHS.cart, { schema: { params: cartParams, querystring: cartQuery } }, async (request, reply) => {
    const call = cartCall(request, request.query);
    const name = cartNamed(request.params.cartStateOrId, call.caller);
    const answer = await runCommand(request, call, async (db) => {
      await removeCart(db, call, name);
      return { status: 204, body: null };
    });
    app.ordering.scheduleVoids();
    return sendAnswer(reply, answer);
  });
  done();
};
