import type { FastifyRequest } from 'fastify';
import { cartParams, cartSummarySchema, cloneCartQuery } from '../../../contract/cart/cart.schema';
import { isAccountId } from '../../../contract/accountId';
import { LATE_PATHS } from '../../../contract/latePaths';
import { noBody } from '../../../contract/wire.schema';
import type { AppPlugin } from '../../app';
import { accessDenied, ApiProblem } from '../../problems';
import { accountFor } from '../../visitors/accounts';
import { ownAccountOf } from '../../visitors/identifyCallers';
import { guardWebstore } from '../context';
import { cartCall, cartNamed, guardGuestCart, type CartCall } from './cartCall';
import { answerCartCommand } from './commands/changeCart';
import { cloneCart } from './commands/cloneCart';

/**
 * The call as made for the account that gets the clone: the account with this id, which is the user's own or one that
 * their own account manages; without an id, the call itself. Throws 403 for a guest who names an account, 404
 * EFFECTIVE_ACCOUNT_NOT_FOUND for an account the user may not act for.
 */
async function targetCall(request: FastifyRequest, call: CartCall, accountId: string | undefined): Promise<CartCall> {
  if (!isAccountId(accountId)) return call;
  if (call.caller.kind === 'guest' || call.owner === null) throw accessDenied('A guest acts for no account.');
  const account = await accountFor(request.server.database.read, ownAccountOf(request), accountId);
  if (account === null) {
    throw new ApiProblem(404, 'EFFECTIVE_ACCOUNT_NOT_FOUND', 'You cannot act for an account with this id.');
  }
  return { ...call, caller: { ...call.caller, ...account }, owner: { ...call.owner, accountId: account.accountId } };
}

/** The call that clones a cart: as an independent cart, or read-only for payment (CRT-17). */
export const cloneRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardGuestCart(app);

  app.post(
    LATE_PATHS.cloneCart,
    { schema: { params: cartParams, querystring: cloneCartQuery, body: noBody, response: { 201: cartSummarySchema } } },
    async (request, reply) => {
      const call = cartCall(request, request.query);
      const name = cartNamed(request.params.cartStateOrId, call.caller);
      const { targetEffectiveAccountId, targetType = 'Cart' } = request.query;
      const target = await targetCall(request, call, targetEffectiveAccountId);
      const newId = (prefix: 'cartItem' | 'coupon' | 'deliveryGroup') => app.ids.next(prefix);
      const command = { name, type: targetType, target, cartId: app.ids.next('cart'), newId };
      await answerCartCommand(request, reply, call, (db) => cloneCart(db, call, command));
    },
  );
  done();
};
