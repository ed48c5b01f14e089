import { sql, type Selectable } from 'kysely';
import type { Cents } from '../../../../contract/money';
import type { CommandDatabase, ReadDatabase } from '../../../database/Database';
import { prepareRead } from '../../../database/preparedQuery';
import type { Schema } from '../../../database/schema';
import type { ProviderName } from '../../payments';

export type PaymentStatus = Schema['payment']['status'];

/** The bill's recipient. */
export interface BillingAddress {
  readonly name: string;
  readonly companyName: string | null;
  readonly street: string;
  readonly city: string;
  readonly region: string | null;
  readonly postalCode: string;
  readonly country: string;
}

/** A payment of a checkout, without token, card number or account number. */
export interface StoredPayment {
  readonly id: string;
  readonly checkoutId: string;
  /**
   * asked: the outcome is unknown; actionNeeded: the buyer has to confirm, by a challenge of their bank or on its page;
   * authorised: in force; cancelled: the buyer cancelled at the bank; toVoid: to be voided at the provider; used: an
   * order was placed with it.
   */
  readonly status: PaymentStatus;
  readonly requestType: Schema['payment']['request_type'];
  readonly requestHash: string;
  readonly amountCents: Cents;
  readonly currency: string;
  readonly billingAddress: BillingAddress | null;
  readonly transactionId: string | null;
  readonly methodLabel: string | null;
  readonly mandateReference: string | null;
  readonly purchaseOrderNumber: string | null;
  readonly provider: ProviderName;
  readonly redirectUrl: string | null;
  readonly registrationAccountId: string | null;
}

const storedOf = (row: Selectable<Schema['payment']>): StoredPayment => ({
  id: row.id,
  checkoutId: row.checkout_id,
  status: row.status,
  requestType: row.request_type,
  requestHash: row.request_hash,
  amountCents: row.amount_cents,
  currency: row.currency,
  // Checked edge: `insertPayment` wrote it from a value of this type.
  billingAddress: row.billing_address === null ? null : (JSON.parse(row.billing_address) as BillingAddress),
  transactionId: row.transaction_id,
  methodLabel: row.method_label,
  mandateReference: row.mandate_reference,
  purchaseOrderNumber: row.purchase_order_number,
  provider: row.provider,
  redirectUrl: row.redirect_url,
  registrationAccountId: row.registration_account_id,
});

const payments = (db: ReadDatabase) => db.selectFrom('payment').selectAll();

const ofCheckout = prepareRead((db, given: { checkoutId: string }) =>
  payments(db).where('checkout_id', '=', given.checkoutId).orderBy('asked_at').orderBy('id'),
);
const underKey = prepareRead((db, given: { checkoutId: string; key: string }) =>
  payments(db).where('checkout_id', '=', given.checkoutId).where('idempotency_key', '=', given.key),
);
const withId = prepareRead((db, given: { id: string }) => payments(db).where('id', '=', given.id));

/** Every payment a checkout ever requested, in sequence. */
export const paymentsOf = async (db: ReadDatabase, checkoutId: string): Promise<readonly StoredPayment[]> =>
  (await ofCheckout.all(db, { checkoutId })).map(storedOf);

/** The payment requested under an idempotency key; null: none. */
export async function paymentUnderKey(
  db: ReadDatabase,
  checkoutId: string,
  key: string | null,
): Promise<StoredPayment | null> {
  const row = key === null ? undefined : await underKey.first(db, { checkoutId, key });
  return row === undefined ? null : storedOf(row);
}

export async function findPayment(db: ReadDatabase, id: string): Promise<StoredPayment | null> {
  const row = await withId.first(db, { id });
  return row === undefined ? null : storedOf(row);
}

type Unsettled = 'asked' | 'actionNeeded' | 'authorised' | 'toVoid';

/** Must match the condition of the index `payment_unsettled` literally: otherwise the databases read all payments. */
const unsettled = (db: ReadDatabase) =>
  payments(db).where('payment.status', 'in', sql<Unsettled>`('asked', 'actionNeeded', 'authorised', 'toVoid')`);

/** The payments with this status, oldest first. */
export const paymentsIn = async (db: ReadDatabase, status: Unsettled): Promise<readonly StoredPayment[]> =>
  (await unsettled(db).where('status', '=', status).orderBy('asked_at').execute()).map(storedOf);

/** Payments that are or may be in force at the provider for checkouts that are no longer open. */
export async function orphanedPayments(db: ReadDatabase): Promise<readonly StoredPayment[]> {
  const rows = await unsettled(db)
    .where('payment.status', 'in', ['actionNeeded', 'authorised'])
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('checkout')
            .select('checkout.id')
            .whereRef('checkout.id', '=', 'payment.checkout_id')
            .where('checkout.status', '=', 'open'),
        ),
      ),
    )
    .execute();
  return rows.map(storedOf);
}

/** The payment that would pay an order now; null: none. */
export const paymentInForce = (all: readonly StoredPayment[]): StoredPayment | null =>
  all.findLast(({ status }) => status === 'authorised') ?? null;

export async function insertPayment(
  db: CommandDatabase,
  payment: StoredPayment,
  asked: { readonly key: string | null; readonly now: number },
): Promise<void> {
  await db
    .insertInto('payment')
    .values({
      id: payment.id,
      checkout_id: payment.checkoutId,
      status: payment.status,
      request_type: payment.requestType,
      idempotency_key: asked.key,
      request_hash: payment.requestHash,
      amount_cents: payment.amountCents,
      currency: payment.currency,
      billing_address: payment.billingAddress === null ? null : JSON.stringify(payment.billingAddress),
      transaction_id: payment.transactionId,
      method_label: payment.methodLabel,
      mandate_reference: payment.mandateReference,
      purchase_order_number: payment.purchaseOrderNumber,
      asked_at: asked.now,
      answered_at: payment.status === 'asked' ? null : asked.now,
      provider: payment.provider,
      redirect_url: payment.redirectUrl,
      registration_account_id: payment.registrationAccountId,
    })
    .execute();
}

/** Stores the new state of a payment. */
export async function updatePayment(
  db: CommandDatabase,
  id: string,
  change: Partial<
    Pick<StoredPayment, 'status' | 'requestType' | 'transactionId' | 'methodLabel' | 'mandateReference' | 'redirectUrl'>
  >,
  now: number,
): Promise<void> {
  const { status, requestType, transactionId, methodLabel, mandateReference, redirectUrl } = change;
  await db
    .updateTable('payment')
    .set({
      answered_at: now,
      ...(status === undefined ? {} : { status }),
      ...(requestType === undefined ? {} : { request_type: requestType }),
      ...(transactionId === undefined ? {} : { transaction_id: transactionId }),
      ...(methodLabel === undefined ? {} : { method_label: methodLabel }),
      ...(mandateReference === undefined ? {} : { mandate_reference: mandateReference }),
      ...(redirectUrl === undefined ? {} : { redirect_url: redirectUrl }),
    })
    .where('id', '=', id)
    .execute();
}

/** Statuses of payments that are or may become in force at the provider. */
const LIVE: readonly PaymentStatus[] = ['asked', 'actionNeeded', 'authorised'];

/**
 * Gives up every live payment of a checkout. Those at the provider are marked for voiding, which `voidDueOf` or
 * `voidAllDue` does after the command; a purchase order exists only here.
 */
export async function giveUpPayments(db: CommandDatabase, checkoutId: string): Promise<void> {
  const live = (await paymentsOf(db, checkoutId)).filter(({ status }) => LIVE.includes(status));
  for (const { id, requestType } of live) {
    const status = requestType === 'SimplePurchaseOrder' ? 'voided' : 'toVoid';
    await db.updateTable('payment').set({ status, billing_address: null }).where('id', '=', id).execute();
  }
}

/**
 * Gives up payments that have waited for their buyer since before this moment (ms UTC): a returning buyer can pay
 * again.
 */
export async function giveUpUnanswered(db: CommandDatabase, before: number): Promise<void> {
  await db
    .updateTable('payment')
    .set({ status: 'toVoid', billing_address: null })
    .where('status', '=', 'actionNeeded')
    .where('asked_at', '<=', before)
    .execute();
}
