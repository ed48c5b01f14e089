import type { FastifyRequest } from 'fastify';
import { countedFor, countedForAddress, LIMITS, takeOrRefuse } from '../../limits/limits';
import { forgiveAttempts } from '../../limits/throttle';
import { ApiProblem } from '../../problems';
import { callerKey, callerOf } from '../../visitors/caller';

/** An old code, which anybody may know, gives no attempts back. */
const isGuess = (error: unknown): boolean =>
  error instanceof ApiProblem && ['INVALID_API_INPUT', 'COUPON_EXPIRED'].includes(error.errorCode);

/**
 * Runs a call that enters a code. Unknown codes are counted, for the caller and for the address they come from: beyond
 * the limit every code, right ones too, is 429 until the window ends. A code that exists gives the attempts back.
 */
export const withCouponAttempt = async <T>(request: FastifyRequest, enter: () => Promise<T>): Promise<T> => {
  const { database } = request.server;
  const account = countedFor(request, LIMITS.couponsOfCaller, callerKey(callerOf(request)));
  const address = countedForAddress(request, LIMITS.couponsFromAddress);
  await takeOrRefuse(request, [account, address]);
  const forgive = () => database.write((db) => forgiveAttempts(db, { all: [account], one: [address] }));
  try {
    const entered = await enter();
    await forgive();
    return entered;
  } catch (error) {
    if (!isGuess(error)) await forgive();
    throw error;
  }
};
