import type { Clock } from '../../../server/clock';
import type { Database } from '../../../server/database/Database';
import type { Ids } from '../../../server/ids';
import type { PaymentProvider } from '../../../server/features/payments';
import { answerOf, ask, paymentOf, voidPayment } from './payments';

interface SandboxParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Never answers; rejects when the caller gives up. */
const silence = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const giveUp = () => reject(new Error('the payment provider did not answer', { cause: signal.reason }));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });

/**
 * A simulated payment provider: it behaves as the token's test card or IBAN demands (docs/api/payment.md), stores what
 * a real one would, and survives a restart. An amount that is not a positive number of whole cents is a RangeError.
 */
export const createSandboxProvider = ({ database, clock, ids }: SandboxParts): PaymentProvider => ({
  async authorize({ paymentId, token, amountCents, currency, signal }) {
    if (!Number.isSafeInteger(amountCents) || amountCents <= 0) throw new RangeError('no amount to authorise');
    const asking = { paymentId, token, amountCents, currency, transactionId: ids.token(), now: clock.now() };
    const asked = await database.write((db) => ask(db, asking));
    switch (asked.kind) {
      case 'answer':
        return asked.answer;
      case 'lost':
        throw new Error('the connection to the payment provider was lost');
      case 'silence':
        return silence(signal);
    }
  },
  async find(paymentId) {
    const payment = await paymentOf(database.read, paymentId);
    return payment === undefined ? null : answerOf(payment);
  },
  async void(paymentId) {
    const asking = { paymentId, amountCents: 0, currency: '', transactionId: ids.token(), now: clock.now() };
    await database.write((db) => voidPayment(db, asking));
  },
});
