import type { FastifyRequest } from 'fastify';
import { countedFor, countedForAddress, LIMITS, takeOrRefuse } from '../../limits/limits';
import { forgiveAttempts } from '../../limits/throttle';
import { callerKey, callerOf } from '../../visitors/caller';
import { isUseless } from './couponRefusals';

/**
 * Runs a call that enters a code. Useless codes (`isUseless`) are counted, for the caller and for the address they come
 * from: beyond the limit every code, even a valid one, is 429 until the window ends. Any other code resets the caller's
 * count, and is not counted for the address.
 */
export async function withCouponAttempt<T>(request: FastifyRequest, enter: () => Promise<T>): Promise<T> {
  const { database } = request.server;
  const account = countedFor(request, LIMITS.couponsOfCaller, callerKey(callerOf(request)));
  const address = countedForAddress(request, LIMITS.couponsFromAddress);
  await takeOrRefuse(request, [account, address]);
  const forgive = async (): Promise<void> => {
    try {
      await database.write((db) => forgiveAttempts(db, { all: [account], one: [address] }));
    } catch (error) {
      // The call is answered by its own outcome nevertheless; its attempts stay counted until their window ends.
      request.log.warn({ err: error }, 'the attempts at a coupon code could not be given back');
    }
  };
  try {
    const entered = await enter();
    await forgive();
    return entered;
  } catch (error) {
    if (!isUseless(error)) await forgive();
    throw error;
  }
}
