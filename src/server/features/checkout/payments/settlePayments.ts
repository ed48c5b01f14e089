import type { FastifyInstance } from 'fastify';
import type { PaymentAnswer } from '../../payments';
import { judgeAnswer } from './judgeAnswer';
import { findPayment, giveUpUnanswered, orphanedPayments, paymentsIn, paymentsOf, updatePayment } from './paymentStore';
import type { StoredPayment } from './paymentStore';
import { withinTime } from './withinTime';

type Shop = Pick<FastifyInstance, 'database' | 'clock' | 'payments' | 'settings' | 'log'>;

type Named = Pick<StoredPayment, 'id' | 'provider'>;

/** How long a buyer may take at their bank; whoever comes back later has to pay anew. */
export const BUYER_WAIT_MS = 30 * 60 * 1000;

/** Voids one payment at the provider, and records that. Rejects with 503 when the provider gives no answer. */
const voidPayment = async (app: Shop, { id, provider }: Named): Promise<void> => {
  await withinTime(app, () => app.payments[provider].void(id));
  await app.database.write((db) => updatePayment(db, id, { status: 'voided' }, app.clock.now()));
};

const attempt = async (app: Shop, id: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    app.log.warn({ err: error, paymentId: id }, 'a payment is still unsettled');
  }
};

/** Voids every payment of a checkout that is to be voided. Rejects with 503 at the first that gets no answer. */
export const voidDueOf = async (app: Shop, checkoutId: string): Promise<void> => {
  const due = (await paymentsOf(app.database.read, checkoutId)).filter(({ status }) => status === 'toVoid');
  for (const payment of due) await voidPayment(app, payment);
};

/**
 * Records what the provider answered for a payment that still waits for it. A mismatch is voided, logged and answered
 * as `refused`; a payment that was given up meanwhile stays given up, and is voided. Answers the payment as it
 * now is.
 */
export const recordAnswer = async (app: Shop, id: string, answer: PaymentAnswer): Promise<StoredPayment> => {
  const now = app.clock.now();
  const after = await app.database.write(async (db) => {
    const payment = await findPayment(db, id);
    if (payment === null) throw new Error(`The payment ${id} is gone.`);
    const isWaiting = payment.status === 'asked' || payment.status === 'actionNeeded';
    const judgement = judgeAnswer(payment, answer);
    if (!isWaiting) {
      // It was given up while the provider was at it; an authorisation that came all the same is let go of again.
      const isFinal = payment.status === 'authorised' || payment.status === 'used' || answer.kind !== 'authorised';
      if (!isFinal) await updatePayment(db, id, { status: 'toVoid' }, now);
    } else {
      const change = judgement.kind === 'mismatch' ? ({ status: 'toVoid' } as const) : judgement.change;
      await updatePayment(db, id, change, now);
      if (judgement.kind === 'mismatch') {
        app.log.error(
          { paymentId: id },
          'the payment provider answered for another amount, currency or place than asked',
        );
      }
    }
    return await findPayment(db, id);
  });
  if (after === null) throw new Error(`The payment ${id} is gone.`);
  if (after.status === 'toVoid') await attempt(app, id, () => voidPayment(app, after));
  return after;
};

/** Asks the provider what became of a payment that still waits, and records it. One that never arrived is given up. */
export const settlePayment = async (app: Shop, { id, provider }: Named): Promise<StoredPayment | null> => {
  const answer = await withinTime(app, () => app.payments[provider].find(id));
  if (answer !== null) return await recordAnswer(app, id, answer);
  await app.database.write(async (db) => {
    if ((await findPayment(db, id))?.status === 'asked') {
      await updatePayment(db, id, { status: 'toVoid' }, app.clock.now());
    }
  });
  return null;
};

/** Voids every payment that is to be voided; the recovery tries again what gets no answer. */
export const voidAllDue = async (app: Shop): Promise<void> => {
  for (const payment of await paymentsIn(app.database.read, 'toVoid')) {
    await attempt(app, payment.id, () => voidPayment(app, payment));
  }
};

/**
 * Settles what an earlier process, or a lost answer, left behind: payments that were asked for are looked up,
 * those of checkouts that are gone, or whose buyer never came back from the bank, are voided. `isRunning` says which
 * are being asked for right now.
 */
export const settleAll = async (app: Shop, isRunning: (checkoutId: string) => Promise<boolean>): Promise<void> => {
  for (const payment of await paymentsIn(app.database.read, 'asked')) {
    if (!(await isRunning(payment.checkoutId))) await attempt(app, payment.id, () => settlePayment(app, payment));
  }
  await app.database.write(async (db) => {
    const now = app.clock.now();
    for (const { id } of await orphanedPayments(db)) await updatePayment(db, id, { status: 'toVoid' }, now);
    await giveUpUnanswered(db, now - BUYER_WAIT_MS);
  });
  await voidAllDue(app);
};
