import type { Selectable } from 'kysely';
import type { Cents } from '../../../contract/money';
import type { CommandDatabase, ReadDatabase } from '../../../server/database/Database';
import type { Schema } from '../../../server/database/schema';
import type { PaymentAnswer } from '../../../server/features/payments';
import { behaviourNamed, type Behaviour } from './testNumbers';
import { hashOf, TOKEN_LIFE_MS } from './tokens';

type Payment = Selectable<Schema['payment_sandbox_payment']>;
type Token = Selectable<Schema['payment_sandbox_token']>;

/** The codes with which the sandbox declines a payment. */
const DECLINE_CODES = {
  refused: 'payment_declined',
  notAuthenticated: 'authentication_failed',
  tokenUnknown: 'token_unknown',
  tokenUsed: 'token_used',
  voided: 'payment_voided',
} as const;

/** The result of a payment request: an answer, an answer that gets lost, or none at all. */
export type Asked = { readonly kind: 'answer' | 'lost'; readonly answer: PaymentAnswer } | { readonly kind: 'silence' };

export interface Asking {
  readonly paymentId: string;
  readonly transactionId: string;
  readonly token: string;
  readonly amountCents: Cents;
  readonly currency: string;
  readonly now: number;
}

export function answerOf(payment: Payment): PaymentAnswer {
  switch (payment.state) {
    case 'authorised':
      return {
        kind: 'authorised',
        transactionId: payment.transaction_id,
        amountCents: payment.amount_cents,
        currency: payment.currency,
        methodKind: payment.method_kind,
        methodLabel: payment.label,
        mandateReference: payment.mandate_reference,
      };
    case 'declined':
      return { kind: 'declined', code: payment.decline_code };
    case 'actionNeeded':
      return { kind: 'actionNeeded', transactionId: payment.transaction_id };
    case 'voided':
      return { kind: 'declined', code: DECLINE_CODES.voided };
  }
}

export const paymentOf = (db: ReadDatabase, paymentId: string): Promise<Payment | undefined> =>
  db.selectFrom('payment_sandbox_payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();

async function insert(db: CommandDatabase, payment: Payment): Promise<PaymentAnswer> {
  await db.insertInto('payment_sandbox_payment').values(payment).execute();
  return answerOf(payment);
}

const blank = ({ paymentId, transactionId, amountCents, currency, now }: Asking) => ({
  payment_id: paymentId,
  transaction_id: transactionId,
  decline_code: '',
  amount_cents: amountCents,
  currency,
  challenge_outcome: null,
  created_at: now,
  changed_at: now,
});

/** A payment with an unusable token: recorded like any other, so that a repeat gets the same answer. */
const refuse = (db: CommandDatabase, asking: Asking, code: string): Promise<PaymentAnswer> =>
  insert(db, {
    ...blank(asking),
    state: 'declined',
    decline_code: code,
    method_kind: 'card',
    label: '',
    mandate_reference: null,
  });

function recorded(behaviour: Exclude<Behaviour, 'time out'>, asking: Asking, token: Token): Payment {
  const { method_kind, label, mandate_reference } = token;
  const payment = { ...blank(asking), state: 'authorised', method_kind, label, mandate_reference } as const;
  switch (behaviour) {
    case 'accept':
    case 'interrupt':
      return payment;
    case 'decline':
      return { ...payment, state: 'declined', decline_code: DECLINE_CODES.refused };
    case 'authenticate':
      return { ...payment, state: 'actionNeeded' };
    case 'wrong amount':
      return { ...payment, amount_cents: asking.amountCents - 1 };
  }
}

/**
 * One payment request, as a command: the recorded answer of this payment, or the behaviour of its token's test number.
 */
export async function ask(db: CommandDatabase, asking: Asking): Promise<Asked> {
  const { paymentId, now } = asking;
  const known = await paymentOf(db, paymentId);
  if (known) return { kind: 'answer', answer: answerOf(known) };
  const token = await db
    .selectFrom('payment_sandbox_token')
    .selectAll()
    .where('token_hash', '=', hashOf(asking.token))
    .where('created_at', '>=', now - TOKEN_LIFE_MS)
    .executeTakeFirst();
  if (!token) return { kind: 'answer', answer: await refuse(db, asking, DECLINE_CODES.tokenUnknown) };
  if (token.payment_id !== null) return { kind: 'answer', answer: await refuse(db, asking, DECLINE_CODES.tokenUsed) };
  const behaviour = behaviourNamed(token.behaviour);
  // As if the request had never arrived: nothing is recorded, and the token stays valid.
  if (behaviour === 'time out') return { kind: 'silence' };
  await db
    .updateTable('payment_sandbox_token')
    .set({ payment_id: paymentId })
    .where('token_hash', '=', token.token_hash)
    .execute();
  const answer = await insert(db, recorded(behaviour, asking, token));
  return { kind: behaviour === 'interrupt' ? 'lost' : 'answer', answer };
}

/** Voids a payment in any state, even before its request has arrived. */
export async function voidPayment(db: CommandDatabase, asking: Omit<Asking, 'token'>): Promise<void> {
  const voided = { state: 'voided', changed_at: asking.now } as const;
  await db
    .insertInto('payment_sandbox_payment')
    .values({ ...blank({ ...asking, token: '' }), ...voided, method_kind: 'card', label: '', mandate_reference: null })
    .onConflict((row) => row.column('payment_id').doUpdateSet(voided))
    .execute();
}

/** Stores the payer's answer to a challenge: the first one counts; null: there is no such challenge. */
export async function answerChallenge(
  db: CommandDatabase,
  { transactionId, outcome, now }: { transactionId: string; outcome: 'confirmed' | 'refused'; now: number },
): Promise<'confirmed' | 'refused' | null> {
  const payment = await db
    .selectFrom('payment_sandbox_payment')
    .select(['state', 'challenge_outcome'])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  if (payment?.state !== 'actionNeeded') return payment?.challenge_outcome ?? null;
  await db
    .updateTable('payment_sandbox_payment')
    .set({
      challenge_outcome: outcome,
      changed_at: now,
      ...(outcome === 'confirmed'
        ? { state: 'authorised' as const }
        : { state: 'declined' as const, decline_code: DECLINE_CODES.notAuthenticated }),
    })
    .where('transaction_id', '=', transactionId)
    .execute();
  return outcome;
}
