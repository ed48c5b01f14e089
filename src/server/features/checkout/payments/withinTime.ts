import { clearTimeout, setTimeout } from 'node:timers';
import type { FastifyInstance } from 'fastify';
import { ApiProblem } from '../../../problems';
import { sentence } from '../../../texts/sentence';

/** 503: the provider gave no answer. The outcome is determined later. */
const noAnswer = () => new ApiProblem(503, 'SERVER_UNAVAILABLE', sentence('payment.noAnswer'));

type Waiting = Pick<FastifyInstance, 'settings' | 'log'>;

/**
 * The payment provider's answer, if it comes within `paymentTimeoutMs`. Otherwise, or when the work fails, throws 503
 * and logs the reason. On a time-out the work's signal is aborted, and the work is not awaited.
 */
export async function withinTime<T>({ settings, log }: Waiting, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      ending.abort();
      reject(new Error(`no answer within ${settings.paymentTimeoutMs} ms`));
    }, settings.paymentTimeoutMs);
  });
  try {
    return await Promise.race([work(ending.signal), tooLate]);
  } catch (error) {
    log.warn({ err: error }, 'the payment provider gave no answer');
    // Any error means the same: the outcome is unknown.
    throw noAnswer();
  } finally {
    clearTimeout(timer);
  }
}
