import type { FastifyInstance } from 'fastify';
import type { PaymentBody } from '../../../../contract/checkout/payment';
import type { PaymentMethod } from '../../../../contract/payment/paymentMethods';
import type { CommandDatabase } from '../../../database/Database';
import type { Answer, RepeatableRequest } from '../../../commands/idempotency';
import { ApiProblem, idempotencyKeyReused } from '../../../problems';
import { openCheckout, quoteOf, type CheckoutCall, type OpenCheckout, type Quote } from '../checkoutCall';
import { touchCheckout, type CheckoutName } from '../checkoutStore';
import { cartChanged, paymentInvalid, readyErrors } from '../decisions/checkoutErrors';
import { clientRequestOf } from './clientRequest';
import { authorize, paymentSourceOf, providerOf, type PaymentSource } from './paymentSource';
import {
  billingAddressOf,
  NOTHING_PAID,
  paymentFaults,
  paymentResult,
  resultOfPayment,
  tokenOf,
} from './paymentChecks';
import {
  giveUpPayments,
  insertPayment,
  paymentInForce,
  paymentsOf,
  paymentUnderKey,
  updatePayment,
  type StoredPayment,
} from './paymentStore';
import { recordAnswer, settlePayment, voidAllDue, voidDueOf } from './settlePayments';
import { withinTime } from './withinTime';
import { sentence } from '../../../texts/sentence';

/** A payment call as received. */
export interface PayCommand {
  readonly name: CheckoutName;
  readonly body: PaymentBody;
  readonly repeatable: RepeatableRequest;
  /** The payment methods of the webstore. */
  readonly offered: readonly PaymentMethod[];
  /** The account that the payment is booked for, checked and with 18 characters; null: the body names none. */
  readonly registrationAccountId: string | null;
  /** Whether another call is requesting a payment of the checkout right now. Only an inquiry (`inquire`) reads it. */
  readonly isRunning: boolean;
}

/**
 * Requests a stored payment from the provider, and stores its answer; a purchase order needs no provider. Rejects with
 * 503 if the provider gives no answer.
 */
async function askProvider(
  app: FastifyInstance,
  { say }: CheckoutCall,
  payment: StoredPayment,
  source: PaymentSource,
): Promise<Answer> {
  if (source.by === 'purchaseOrder') return resultOfPayment(payment, say);
  const answer = await withinTime(app, (signal) => authorize(app, { payment, locale: say.locale }, source, signal));
  const leaves = answer.kind === 'redirectNeeded';
  await app.steps.reached(leaves ? 'redirectOffered' : 'paymentAuthorised');
  const recorded = await recordAnswer(app, payment.id, answer);
  await app.steps.reached(leaves ? 'redirectRecorded' : 'paymentRecorded');
  return resultOfPayment(recorded, say);
}

/**
 * The outcome of the payment under this key: its stored answer, or if that was lost, the provider's. A payment that the
 * provider never received is requested again.
 */
async function repeated(
  app: FastifyInstance,
  call: CheckoutCall,
  payment: StoredPayment,
  source: PaymentSource,
): Promise<Answer> {
  if (payment.status !== 'asked') return resultOfPayment(payment, call.say);
  const found = await withinTime(app, () => app.payments[payment.provider].find(payment.id));
  if (found === null) return askProvider(app, call, payment, source);
  return resultOfPayment(await recordAnswer(app, payment.id, found), call.say);
}

type Begun =
  | { readonly kind: 'repeated'; readonly payment: StoredPayment }
  | { readonly kind: 'refused'; readonly answer: Answer }
  /** Another payment must be voided at the provider first. */
  | { readonly kind: 'toVoidFirst'; readonly checkoutId: string }
  | { readonly kind: 'asked'; readonly payment: StoredPayment };

/** A new payment: its id and source. */
interface NewPayment {
  readonly id: string;
  readonly source: PaymentSource;
}

/**
 * The request type with which a new payment is stored, by its source. A payment on the bank's page is a PostAuth from
 * the start, because the buyer confirms it there.
 */
const REQUEST_TYPES = { token: 'Auth', redirect: 'PostAuth', purchaseOrder: 'SimplePurchaseOrder' } as const;

/** Stores a payment of the checkout's current total with status `asked`; a purchase order is authorised at once. */
async function insertAsked(
  db: CommandDatabase,
  call: CheckoutCall,
  { body, repeatable, registrationAccountId }: PayCommand,
  { id, source, open, quote }: NewPayment & { readonly open: OpenCheckout; readonly quote: Quote },
): Promise<StoredPayment> {
  const { checkout, cart } = open;
  const purchaseOrder = source.by === 'purchaseOrder' ? source.number : null;
  const payment: StoredPayment = {
    id,
    checkoutId: checkout.id,
    status: purchaseOrder === null ? 'asked' : 'authorised',
    requestType: REQUEST_TYPES[source.by],
    requestHash: repeatable.hash,
    amountCents: quote.priced.totals.grossCents,
    currency: cart.currency,
    billingAddress: billingAddressOf(body, call.facts),
    ...NOTHING_PAID,
    purchaseOrderNumber: purchaseOrder,
    provider: providerOf(source),
    registrationAccountId,
  };
  await insertPayment(db, payment, { key: repeatable.key, now: call.now });
  await touchCheckout(db, checkout.id, call.now);
  return payment;
}

/** Refuses a payment whose amount is about to change: 409 CHECKOUT_CONFLICT. */
function checkWhole({ asyncStatus }: OpenCheckout['cart']): void {
  if (asyncStatus === 'Processing') throw new ApiProblem(409, 'CHECKOUT_CONFLICT', cartChanged().detail);
}

/**
 * Checks a payment, gives up the checkout's previous ones, and stores it (`insertAsked`), unless a previous one has to
 * be voided at the provider first. Part of a command.
 */
export async function beginPayment(
  db: CommandDatabase,
  call: CheckoutCall,
  command: PayCommand,
  payment: NewPayment,
): Promise<Begun> {
  const { name, body, repeatable, offered } = command;
  const open = await openCheckout(db, call, name);
  const { checkout, cart } = open;
  const before = await paymentUnderKey(db, checkout.id, repeatable.key);
  if (before !== null) {
    if (before.requestHash !== repeatable.hash) throw idempotencyKeyReused();
    return { kind: 'repeated', payment: before };
  }
  checkWhole(cart);
  const payments = await paymentsOf(db, checkout.id);
  const isGuest = call.caller.kind === 'guest';
  const quote = await quoteOf(db, call, cart);
  const faults = [
    ...paymentFaults(body, { deliveries: quote.deliveries, payments, isGuest, offered }),
    // A cart that cannot be ordered cannot be paid.
    ...readyErrors(quote, call.facts.deliveryDays),
  ];
  if (faults.length > 0) {
    const nothing = { ...NOTHING_PAID, amountCents: quote.priced.totals.grossCents, currency: cart.currency };
    return { kind: 'refused', answer: paymentResult('ValidationError', nothing, call.say, faults) };
  }
  await giveUpPayments(db, checkout.id);
  const isFree = (await paymentsOf(db, checkout.id)).every(({ status }) => status !== 'toVoid');
  if (!isFree) return { kind: 'toVoidFirst', checkoutId: checkout.id };
  return { kind: 'asked', payment: await insertAsked(db, call, command, { ...payment, open, quote }) };
}

/**
 * Pays with a new payment. It is stored before the provider is called, and previous ones are voided first, so that two
 * are never in force at once (CHK-06, CHK-16). While they are voided, another call may store a payment, which is then
 * voided as well: of two payments the later one wins.
 */
async function payAnew(app: FastifyInstance, call: CheckoutCall, command: PayCommand): Promise<Answer> {
  const source = paymentSourceOf(command.body);
  billingAddressOf(command.body, call.facts);
  const fresh = { id: app.ids.token(), source };
  const begin = (): Promise<Begun> => app.database.write((db) => beginPayment(db, call, command, fresh));
  let begun = await begin();
  for (; begun.kind === 'toVoidFirst'; begun = await begin()) await voidDueOf(app, begun.checkoutId);
  if (begun.kind === 'refused') return begun.answer;
  if (begun.kind === 'repeated') return repeated(app, call, begun.payment, source);
  await app.steps.reached('paymentAsked');
  return askProvider(app, call, begun.payment, source);
}

/**
 * Completes a payment that the buyer had to confirm, by a challenge or on the bank's page: trusts only the provider's
 * answer, never the caller's.
 */
async function complete(app: FastifyInstance, call: CheckoutCall, { name, body }: PayCommand): Promise<Answer> {
  const transactionId = tokenOf(body);
  const { checkout, cart } = await openCheckout(app.database.read, call, name);
  const payments = await paymentsOf(app.database.read, checkout.id);
  const payment = payments.findLast((other) => other.transactionId === transactionId);
  if (payment === undefined) {
    const nothing = { ...NOTHING_PAID, amountCents: 0, currency: cart.currency };
    return paymentResult('ValidationError', nothing, call.say, [
      paymentInvalid(sentence('payment.unknown'), 'paymentToken'),
    ]);
  }
  if (payment.status !== 'actionNeeded') return resultOfPayment(payment, call.say);
  const found = await withinTime(app, () => app.payments[payment.provider].find(payment.id));
  if (found === null) return resultOfPayment({ ...payment, status: 'asked' }, call.say);
  await app.steps.reached('paymentAuthorised');
  const recorded = await recordAnswer(app, payment.id, found);
  if (recorded.status === 'authorised') {
    await app.database.write((db) => updatePayment(db, payment.id, { requestType: 'PostAuth' }, app.clock.now()));
  }
  await app.steps.reached('paymentRecorded');
  return resultOfPayment(recorded, call.say);
}

/** Resolves open payments at the provider and answers how the checkout is paid now, or what amount is due. */
async function inquire(app: FastifyInstance, call: CheckoutCall, { name, isRunning }: PayCommand): Promise<Answer> {
  const { checkout, cart } = await openCheckout(app.database.read, call, name);
  const open = (await paymentsOf(app.database.read, checkout.id)).filter(
    ({ status }) => status === 'actionNeeded' || (status === 'asked' && !isRunning),
  );
  for (const payment of open) await settlePayment(app, payment);
  await voidAllDue(app);
  const payments = await paymentsOf(app.database.read, checkout.id);
  const payment = paymentInForce(payments) ?? payments.findLast(({ status }) => status === 'actionNeeded');
  if (payment !== undefined) return resultOfPayment(payment, call.say);
  const { priced } = await quoteOf(app.database.read, call, cart);
  const nothing = { ...NOTHING_PAID, amountCents: priced.totals.grossCents, currency: cart.currency };
  return paymentResult('Success', nothing, call.say);
}

/** Carries out a payment call of any type (CHK-06). */
export function pay(app: FastifyInstance, call: CheckoutCall, command: PayCommand): Promise<Answer> {
  switch (command.body.requestType) {
    case 'Auth':
    case 'SimplePurchaseOrder':
      return payAnew(app, call, command);
    case 'PostAuth':
      return complete(app, call, command);
    case 'ClientRequest':
      return clientRequestOf(command.body)?.kind === 'start'
        ? payAnew(app, call, command)
        : inquire(app, call, command);
  }
}
