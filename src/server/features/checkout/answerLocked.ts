import type { FastifyInstance } from 'fastify';
import { DatabaseProblem } from '../../database/DatabaseProblem';
import { ApiProblem } from '../../problems';

const locked = () =>
  new ApiProblem(423, 'SERVER_UNAVAILABLE', 'The checkout is locked. Nothing of the call was done; try again.');

/**
 * On the routes of the scope, a database locked by another program is answered with 423, which clients of checkouts
 * retry.
 */
export function answerLocked(app: FastifyInstance): void {
  app.setErrorHandler((error) => {
    throw error instanceof DatabaseProblem && error.code === 'DATABASE_IN_USE' ? locked() : error;
  });
}
