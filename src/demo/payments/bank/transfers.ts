import type { Selectable } from 'kysely';
import { bankPath } from '../../../contract/payment/paymentPaths';
import type { Cents } from '../../../contract/money';
import type { ShopLocale } from '../../../contract/languages';
import type { CommandDatabase, ReadDatabase } from '../../../server/database/Database';
import type { Schema } from '../../../server/database/schema';
import type { PaymentAnswer } from '../../../server/features/payments';
import { faultNamed, type BankFault, type TestBank } from './testBanks';

export type Transfer = Selectable<Schema['payment_sandbox_transfer']>;

export interface AskedTransfer {
  readonly paymentId: string;
  readonly transactionId: string;
  readonly amountCents: Cents;
  readonly currency: string;
  readonly returnAddress: string;
  readonly locale: ShopLocale;
  readonly now: number;
}

function answerOf(transfer: Transfer): PaymentAnswer {
  const { transaction_id: transactionId } = transfer;
  switch (transfer.state) {
    case 'waiting':
      return { kind: 'redirectNeeded', transactionId, url: bankPath(transactionId) };
    case 'authorised':
      return {
        kind: 'authorised',
        transactionId,
        amountCents: transfer.amount_cents,
        currency: transfer.currency,
        methodKind: 'bank',
        methodLabel: transfer.label,
        mandateReference: null,
      };
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'declined':
      return { kind: 'declined', code: 'payment_declined' };
    case 'voided':
      return { kind: 'declined', code: 'payment_voided' };
  }
}

const byPayment = (db: ReadDatabase, paymentId: string): Promise<Transfer | undefined> =>
  db.selectFrom('payment_sandbox_transfer').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();

/** The transfer of a bank page; undefined: there is none. */
export const transferOf = (db: ReadDatabase, transactionId: string): Promise<Transfer | undefined> =>
  db.selectFrom('payment_sandbox_transfer').selectAll().where('transaction_id', '=', transactionId).executeTakeFirst();

const blank = ({
  paymentId,
  transactionId,
  amountCents,
  currency,
  returnAddress,
  locale,
  now,
}: AskedTransfer): Transfer => ({
  payment_id: paymentId,
  transaction_id: transactionId,
  state: 'waiting',
  trouble: '',
  amount_cents: amountCents,
  currency,
  label: '',
  return_address: returnAddress,
  locale,
  created_at: now,
  changed_at: now,
});

/** One payment request, as a command: a new transfer that waits for its payer, or the state of an existing one. */
export async function askTransfer(db: CommandDatabase, asked: AskedTransfer): Promise<PaymentAnswer> {
  const known = await byPayment(db, asked.paymentId);
  if (known !== undefined) return answerOf(known);
  const transfer = blank(asked);
  await db.insertInto('payment_sandbox_transfer').values(transfer).execute();
  return answerOf(transfer);
}

/** The result of querying a transfer: an answer, an answer that gets lost, or none. */
export interface Found {
  readonly fault: BankFault;
  readonly answer: PaymentAnswer | null;
}

/** Answers a query as a command, because a test bank's fault occurs only once. */
export async function findTransfer(db: CommandDatabase, paymentId: string): Promise<Found> {
  const transfer = await byPayment(db, paymentId);
  if (transfer === undefined) return { fault: '', answer: null };
  const fault = faultNamed(transfer.trouble);
  if (fault === '') return { fault, answer: answerOf(transfer) };
  await db.updateTable('payment_sandbox_transfer').set({ trouble: '' }).where('payment_id', '=', paymentId).execute();
  // A slow bank has not executed the order yet.
  return { fault, answer: answerOf(fault === 'late' ? { ...transfer, state: 'waiting' } : transfer) };
}

/** Voids a transfer in any state, even before its request has arrived. */
export async function voidTransfer(db: CommandDatabase, asked: AskedTransfer): Promise<void> {
  const voided = { state: 'voided', trouble: '', changed_at: asked.now } as const;
  await db
    .insertInto('payment_sandbox_transfer')
    .values({ ...blank(asked), ...voided })
    .onConflict((row) => row.column('payment_id').doUpdateSet(voided))
    .execute();
}

function confirmed({ behaviour, name }: TestBank, { amount_cents: asked }: Transfer) {
  switch (behaviour) {
    case 'accept':
      return { state: 'authorised', label: name } as const;
    case 'decline':
      return { state: 'declined', label: name } as const;
    case 'wrong amount':
      return { state: 'authorised', label: name, amount_cents: asked - 1 } as const;
    case 'late':
    case 'interrupt':
    case 'time out':
      return { state: 'authorised', label: name, trouble: behaviour } as const;
  }
}

/** Stores the payer's answer on the bank's page; null: the payer cancels. The first answer counts. */
export async function answerTransfer(
  db: CommandDatabase,
  {
    transactionId,
    bank,
    now,
  }: { readonly transactionId: string; readonly bank: TestBank | null; readonly now: number },
): Promise<Transfer | undefined> {
  const transfer = await transferOf(db, transactionId);
  if (transfer?.state !== 'waiting') return transfer;
  const change = bank === null ? ({ state: 'cancelled' } as const) : confirmed(bank, transfer);
  await db
    .updateTable('payment_sandbox_transfer')
    .set({ ...change, changed_at: now })
    .where('transaction_id', '=', transactionId)
    .execute();
  return { ...transfer, ...change };
}
