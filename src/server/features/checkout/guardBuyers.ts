import type { FastifyInstance } from 'fastify';
import { accessDenied } from '../../problems';
import { callerOf } from '../../visitors/caller';

/**
 * In the scope, the shop's own people are 403: who looks after carts and pages orders nothing, neither for themselves
 * nor for an account. Guests and buyers go on.
 */
export const guardBuyers = (app: FastifyInstance): void => {
  app.addHook('preHandler', async (request) => {
    const caller = callerOf(request);
    if (caller.kind === 'guest') return;
    const user = await app.database.read
      .selectFrom('shop_user')
      .select('role')
      .where('id', '=', caller.userId)
      .executeTakeFirst();
    if (user?.role !== 'buyer') throw accessDenied('Ce compte ne permet pas de commander.');
  });
};
