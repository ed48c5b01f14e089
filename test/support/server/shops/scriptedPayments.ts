import type { AppPlugin } from '../../../../src/server/app';
import type {
  PaymentAnswer,
  PaymentProvider,
  PaymentRequest,
  RedirectRequest,
} from '../../../../src/server/features/payments';

/** Tokens, each named after the way in which the provider treats it. */
export const TOKENS = {
  accept: 'tok-accept',
  sepa: 'tok-sepa',
  decline: 'tok-decline',
  challenge: 'tok-challenge',
  /** Authorised, but the connection breaks before the answer. */
  lost: 'tok-lost',
  /** Lost before it reaches the provider. */
  unsent: 'tok-unsent',
  /** Authorised, but never answered. */
  silent: 'tok-silent',
  wrongAmount: 'tok-wrong-amount',
  wrongCurrency: 'tok-wrong-currency',
  /** For the bank only: the address of its page is unsafe. */
  unsafeAddress: 'tok-unsafe-address',
} as const;

type State = 'authorised' | 'declined' | 'actionNeeded' | 'cancelled' | 'voided';
interface Record {
  readonly request: Omit<PaymentRequest, 'signal'>;
  state: State;
  /** Where the buyer comes back from the bank's page; null: the payment is not made there. */
  readonly returnAddress: string | null;
}

const lostConnection = () => new Error('connection lost');

/** What the provider answers about a payment. */
function answerOf(paymentId: string, { request, state, returnAddress }: Record): PaymentAnswer {
  if (state === 'cancelled') return { kind: 'cancelled' };
  if (state === 'declined' || state === 'voided') return { kind: 'declined', code: state };
  const transactionId = `tx-${paymentId}`;
  if (state === 'actionNeeded') {
    const url = request.token === TOKENS.unsafeAddress ? 'javascript:alert(1)' : `https://bank.example/${paymentId}`;
    return returnAddress === null
      ? { kind: 'actionNeeded', transactionId }
      : { kind: 'redirectNeeded', transactionId, url };
  }
  const isSepa = request.token === TOKENS.sepa;
  return {
    kind: 'authorised',
    transactionId,
    amountCents: request.amountCents + (request.token === TOKENS.wrongAmount ? -100 : 0),
    currency: request.token === TOKENS.wrongCurrency ? 'USD' : request.currency,
    methodKind: returnAddress !== null ? 'bank' : isSepa ? 'sepa' : 'card',
    methodLabel: returnAddress !== null ? 'Banque Exemple' : isSepa ? 'Compte •••• 2606' : 'Visa •••• 4242',
    mandateReference: isSepa ? 'COMPTOIR-1' : null,
  };
}

/** The payments of a provider, by id, and those that were voided, even before they arrived. */
function createBook() {
  const payments = new Map<string, Record>();
  const voided = new Set<string>();
  return {
    /** Begins a payment; a repeat returns the payment as it was begun, even if it asks for something else. */
    begin: (
      { paymentId, token, amountCents, currency }: PaymentRequest,
      returnAddress: string | null = null,
    ): Record => {
      const known = payments.get(paymentId);
      if (known !== undefined) return known;
      const states: Readonly<{ [token: string]: State }> = {
        [TOKENS.decline]: 'declined',
        [TOKENS.challenge]: 'actionNeeded',
      };
      const begins = returnAddress === null ? (states[token] ?? 'authorised') : 'actionNeeded';
      const state = voided.has(paymentId) ? 'voided' : begins;
      const record: Record = { request: { paymentId, token, amountCents, currency }, state, returnAddress };
      payments.set(paymentId, record);
      return record;
    },
    find: (paymentId: string) => payments.get(paymentId),
    all: () => [...payments.values()],
    /** Answers the challenge of every pending payment as its payer. */
    answerChallenges: (outcome: 'authorised' | 'declined' | 'cancelled'): void => {
      for (const record of payments.values()) if (record.state === 'actionNeeded') record.state = outcome;
    },
    void: (paymentId: string): void => {
      voided.add(paymentId);
      const record = payments.get(paymentId);
      if (record !== undefined) record.state = 'voided';
    },
  };
}

/**
 * A payment provider that misbehaves on request, in place of a network that cannot run in a test. It outlives the app,
 * like the real one.
 */
export function scriptedPayments() {
  const book = createBook();
  const calls = { authorize: 0, find: 0, void: 0 };
  // A transfer has no token of its own, so the bank's behaviour is set beforehand.
  let bankBehaves: string = TOKENS.accept;
  let findsLost = 0;
  let isDown = false;
  const waiting: (() => void)[] = [];
  let holds = false;

  const provider: PaymentProvider = {
    async authorize(request) {
      calls.authorize += 1;
      if (isDown || request.token === TOKENS.unsent) throw lostConnection();
      if (holds) await new Promise<void>((resolve) => waiting.push(resolve));
      const record = book.begin(request);
      if (request.token === TOKENS.lost) throw lostConnection();
      if (request.token === TOKENS.silent) return new Promise(() => undefined);
      return answerOf(request.paymentId, record);
    },
    find(paymentId) {
      calls.find += 1;
      if (isDown || findsLost > 0) {
        findsLost -= 1;
        return Promise.reject(lostConnection());
      }
      const record = book.find(paymentId);
      return Promise.resolve(record === undefined ? null : answerOf(paymentId, record));
    },
    void(paymentId) {
      calls.void += 1;
      if (isDown) return Promise.reject(lostConnection());
      book.void(paymentId);
      return Promise.resolve();
    },
  };
  const bank: PaymentProvider<RedirectRequest> = {
    ...provider,
    authorize(request) {
      calls.authorize += 1;
      if (isDown || bankBehaves === TOKENS.unsent) return Promise.reject(lostConnection());
      const { returnAddress, ...asked } = request;
      const record = book.begin({ ...asked, token: bankBehaves }, returnAddress);
      if (bankBehaves === TOKENS.lost) return Promise.reject(lostConnection());
      if (bankBehaves === TOKENS.silent) return new Promise(() => undefined);
      return Promise.resolve(answerOf(request.paymentId, record));
    },
  };
  const joins: AppPlugin = (app, _options, done) => {
    app.decorate('payments', { frame: provider, bank });
    done();
  };
  return {
    plugin: Object.assign(joins, { [Symbol.for('skip-override')]: true }) as AppPlugin,
    calls,
    /** The payments that are authorised and not voided: what would be debited. */
    standing: () =>
      book
        .all()
        .filter(({ state }) => state === 'authorised')
        .map(({ request }) => request),
    answerChallenges: book.answerChallenges,
    /** Sets how the bank treats every transfer from now on: `behaviour` is one of `TOKENS`. */
    setBank(behaviour: string) {
      bankBehaves = behaviour;
    },
    /** Makes the next answers to `find` get lost. */
    loseFinds(count: number) {
      findsLost = count;
    },
    /** Of each payment the address to which its buyer returns from the bank; null where it is not made there. */
    returnAddresses: () => book.all().map(({ returnAddress }) => returnAddress),
    setDown(down: boolean) {
      isDown = down;
    },
    /** Makes payments wait until `letGo`, except those at the bank. */
    hold() {
      holds = true;
    },
    letGo() {
      holds = false;
      for (const resolve of waiting.splice(0)) resolve();
    },
    waiting: () => waiting.length,
  };
}
export type ScriptedPayments = ReturnType<typeof scriptedPayments>;
