import type { FastifyInstance } from 'fastify';
import { DatabaseProblem } from '../../database/DatabaseProblem';
import { ApiProblem } from '../../problems';

const UNDONE = 'The checkout is locked. Nothing of the call was done; try again.';
/**
 * A payment takes several commits, so it may have been made before the database was locked. A repeat of the call finds
 * out.
 */
export const PAYMENT_LOCKED =
  'The checkout is locked. Try again with the same key to learn what became of the payment.';

/**
 * On the routes of the scope, a database locked by another program is answered with 423, which clients of checkouts
 * retry. `text` says what is known of the call.
 */
export function answerLocked(app: FastifyInstance, text = UNDONE): void {
  app.setErrorHandler((error) => {
    throw error instanceof DatabaseProblem && error.code === 'DATABASE_IN_USE'
      ? new ApiProblem(423, 'SERVER_UNAVAILABLE', text)
      : error;
  });
}
