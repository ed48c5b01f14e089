import { Type } from 'typebox';
import type { AppPlugin } from '../../../../src/server/app';
import { runCommand, sendAnswer } from '../../../../src/server/commands/runCommand';
import { invalidInput } from '../../../../src/server/problems';
import { callerOf, lastingCallerOf } from '../../../../src/server/visitors/caller';

/** A stand-in for a feature: a call that returns its caller, and one that adds to a counter of its caller. */
export const cartPlugin: AppPlugin = (app, _options, done) => {
  app.get('/services/data/:version/who', (request) => callerOf(request));
  app.post(
    '/services/data/:version/count',
    { schema: { body: Type.Object({ by: Type.Integer(), note: Type.Optional(Type.String()) }) } },
    async (request, reply) => {
      const caller = lastingCallerOf(request, reply);
      const id = caller.kind === 'guest' ? caller.guestId : caller.userId;
      const answer = await runCommand(request, { caller, now: app.clock.now() }, async (db) => {
        await db
          .insertInto('stock_level')
          .values({ product_id: id, on_hand: request.body.by })
          .onConflict((row) =>
            row
              .column('product_id')
              .doUpdateSet((eb) => ({ on_hand: eb('stock_level.on_hand', '+', request.body.by) })),
          )
          .execute();
        if (request.body.by < 0) throw invalidInput('Never down.');
        const row = await db
          .selectFrom('stock_level')
          .select('on_hand')
          .where('product_id', '=', id)
          .executeTakeFirstOrThrow();
        return { status: 201, body: { count: row.on_hand } };
      });
      return sendAnswer(reply, answer);
    },
  );
  done();
};
