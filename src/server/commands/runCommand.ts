import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommandDatabase } from '../database/Database';
import { callerKey, type Caller } from '../visitors/caller';
import { answerOnce, repeatableRequest, type Answer } from './idempotency';

/** Who makes a changing call, and when. */
export interface CommandCall {
  /** A text where nobody is logged in: it distinguishes this sender's calls from others'. */
  readonly caller: Caller | string;
  /** In ms UTC; the age of a kept answer counts from this moment. */
  readonly now: number;
}

/**
 * Carries out a changing call: `perform` runs in one transaction, which also keeps its answer. A repeat by the same
 * caller under the same Idempotency-Key performs nothing and gets the first answer; a key that has served another
 * request throws 422. Whatever `perform` throws rolls everything back.
 */
export function runCommand(
  request: FastifyRequest,
  { caller, now }: CommandCall,
  perform: (db: CommandDatabase) => Promise<Answer>,
): Promise<Answer> {
  const repeatable = repeatableRequest(request, typeof caller === 'string' ? caller : callerKey(caller));
  return request.server.database.write((db) => answerOnce(db, repeatable, now, () => perform(db)));
}

/** Sends an answer; null: without a body. */
export const sendAnswer = (reply: FastifyReply, { status, body }: Answer): FastifyReply =>
  reply.code(status).send(body ?? undefined);
