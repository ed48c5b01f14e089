import { SHOP_LOCALE } from '../../../contract/constants';
import type { Clock } from '../../../server/clock';
import type { Database } from '../../../server/database/Database';
import type { Ids } from '../../../server/ids';
import type { PaymentAnswer, PaymentProvider, RedirectRequest } from '../../../server/features/payments';
import { askTransfer, findTransfer, voidTransfer, type Found } from './transfers';

interface BankParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
}

function heard({ fault, answer }: Found): PaymentAnswer | null | Promise<never> {
  if (fault === 'interrupt') throw new Error('the connection to the bank was lost');
  // Never answers: the caller has to time out.
  return fault === 'time out' ? new Promise<never>(() => undefined) : answer;
}

/**
 * A simulated bank with a page of its own on which the payer answers (docs/api/payment.md); `find` returns the outcome.
 * It stores its transfers and survives a restart. An amount that is not a positive number of whole cents is a
 * RangeError.
 */
export const createBankProvider = ({ database, clock, ids }: BankParts): PaymentProvider<RedirectRequest> => ({
  async authorize({ paymentId, amountCents, currency, returnAddress, locale }) {
    if (!Number.isSafeInteger(amountCents) || amountCents <= 0) throw new RangeError('no amount to authorise');
    const asked = { paymentId, amountCents, currency, returnAddress, locale };
    const transactionId = ids.token();
    return database.write((db) => askTransfer(db, { ...asked, transactionId, now: clock.now() }));
  },
  async find(paymentId) {
    return heard(await database.write((db) => findTransfer(db, paymentId)));
  },
  async void(paymentId) {
    const asked = { paymentId, amountCents: 0, currency: '', returnAddress: '', locale: SHOP_LOCALE } as const;
    const transactionId = ids.token();
    await database.write((db) => voidTransfer(db, { ...asked, transactionId, now: clock.now() }));
  },
});
