import type { FastifyInstance } from 'fastify';
import { accessDenied } from '../../problems';
import { callerOf } from '../../visitors/caller';
import { sentence } from '../../texts/sentence';

/**
 * Answers the shop's own staff with 403 on every route of the scope: they order nothing, neither for themselves nor for
 * an account. Guests and buyers pass.
 */
export function guardBuyers(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    const caller = callerOf(request);
    if (caller.kind === 'guest') return;
    const user = await app.database.read
      .selectFrom('shop_user')
      .select('role')
      .where('id', '=', caller.userId)
      .executeTakeFirst();
    if (user?.role !== 'buyer') throw accessDenied(sentence('checkout.noBuyer'));
  });
}
