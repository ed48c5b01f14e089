import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommandDatabase } from '../../database/Database';
import { answerOnce, repeatableRequest } from '../../idempotency';
import type { Answer } from '../../idempotency';
import { callerKey } from '../../visitors/caller';
import type { CheckoutCall } from './checkoutCall';

/** Runs a changing call as one command; a repeat under the same Idempotency-Key gets the first answer. */
export const runCommand = (
  request: FastifyRequest,
  call: CheckoutCall,
  perform: (db: CommandDatabase) => Promise<Answer>,
): Promise<Answer> => {
  const repeatable = repeatableRequest(request, callerKey(call.caller));
  return request.server.database.write((db) => answerOnce(db, repeatable, call.now, () => perform(db)));
};

/** Sends an answer as it is. */
export const sendAnswer = (reply: FastifyReply, { status, body }: Answer): FastifyReply =>
  reply.code(status).send(body ?? undefined);
