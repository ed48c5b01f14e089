import type { FastifyInstance } from 'fastify';
import type { PaymentAnswer } from '../../payments';
import { judgeAnswer } from './judgeAnswer';
import {
  findPayment,
  giveUpUnanswered,
  orphanedPayments,
  paymentsIn,
  paymentsOf,
  updatePayment,
  type StoredPayment,
} from './paymentStore';
import { withinTime } from './withinTime';

type Shop = Pick<FastifyInstance, 'database' | 'clock' | 'payments' | 'settings' | 'log'>;

type Named = Pick<StoredPayment, 'id' | 'provider'>;

/** How long a buyer may take at their bank; after that they have to pay again. */
export const BUYER_WAIT_MS = 30 * 60 * 1000;

/** Voids one payment at the provider, and stores that. Rejects with 503 when the provider gives no answer. */
async function voidPayment(app: Shop, { id, provider }: Named): Promise<void> {
  await withinTime(app, () => app.payments[provider].void(id));
  await app.database.write((db) => updatePayment(db, id, { status: 'voided' }, app.clock.now()));
}

async function attempt(app: Shop, id: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    app.log.warn({ err: error, paymentId: id }, 'a payment is still unsettled');
  }
}

/**
 * Voids every payment of a checkout marked for voiding. Rejects with 503 at the first for which the provider gives no
 * answer.
 */
export async function voidDueOf(app: Shop, checkoutId: string): Promise<void> {
  const due = (await paymentsOf(app.database.read, checkoutId)).filter(({ status }) => status === 'toVoid');
  for (const payment of due) await voidPayment(app, payment);
}

/**
 * Stores the provider's answer for a payment that still waits for it. A mismatch is logged and voided; a payment that
 * was given up in the meantime is voided too, if the answer authorises it. Returns the payment as it is now.
 */
export async function recordAnswer(app: Shop, id: string, answer: PaymentAnswer): Promise<StoredPayment> {
  const now = app.clock.now();
  const after = await app.database.write(async (db) => {
    const payment = await findPayment(db, id);
    if (payment === null) throw new Error(`The payment ${id} is gone.`);
    const isWaiting = payment.status === 'asked' || payment.status === 'actionNeeded';
    const judgement = judgeAnswer(payment, answer);
    if (!isWaiting) {
      // The payment was given up during the provider's call: a late authorisation is voided.
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
}

/**
 * Asks the provider for the outcome of a waiting payment, and stores it. null: the provider does not know the payment,
 * which is given up unless it waits for its buyer.
 */
export async function settlePayment(app: Shop, { id, provider }: Named): Promise<StoredPayment | null> {
  const answer = await withinTime(app, () => app.payments[provider].find(id));
  if (answer !== null) return await recordAnswer(app, id, answer);
  await app.database.write(async (db) => {
    if ((await findPayment(db, id))?.status === 'asked') {
      await updatePayment(db, id, { status: 'toVoid' }, app.clock.now());
    }
  });
  return null;
}

/** Voids every payment marked for voiding; the recovery retries those without an answer. */
export async function voidAllDue(app: Shop): Promise<void> {
  for (const payment of await paymentsIn(app.database.read, 'toVoid')) {
    await attempt(app, payment.id, () => voidPayment(app, payment));
  }
}

/**
 * Resolves what an earlier process or a lost answer has left unfinished: payments without an outcome are looked up;
 * those of ended checkouts, or whose buyer never returned from the bank, are voided. `isRunning` says which are being
 * requested right now.
 */
export async function settleAll(app: Shop, isRunning: (checkoutId: string) => Promise<boolean>): Promise<void> {
  for (const payment of await paymentsIn(app.database.read, 'asked')) {
    if (!(await isRunning(payment.checkoutId))) await attempt(app, payment.id, () => settlePayment(app, payment));
  }
  await app.database.write(async (db) => {
    const now = app.clock.now();
    for (const { id } of await orphanedPayments(db)) await updatePayment(db, id, { status: 'toVoid' }, now);
    await giveUpUnanswered(db, now - BUYER_WAIT_MS);
  });
  await voidAllDue(app);
}
