import { anyPathTo } from '../../../src/contract/otherClientPaths';
import { read, RefusedError, type Answered, type BuyerCalls } from './buyerCalls';

/** A step of an order. */
export interface Step {
  readonly name: string;
  /** Resolves to the name of the step from which to try again; undefined: the step is done. */
  readonly run: () => Promise<string | undefined>;
}

/** An order that is to be paid. */
export interface Payable extends BuyerCalls {
  /** The buyer's name. */
  readonly name: string;
  readonly origin: () => string;
  readonly webstoreId: string;
  readonly checkoutId: string;
  readonly billingAddress: Readonly<Record<string, string>>;
}

const acceptedCard = { method: 'card', number: '4242424242424242', expiry: '12/39', code: '123' } as const;

/** The most payments that are tried for an order. */
const MOST_PAYMENTS = 9;

/** The server has voided a payment whose answer was lost in a crash: nothing is debited, and it can be repeated. */
const wasVoided = ({ status, json }: Answered): boolean =>
  status === 422 && read(json, 'salesforceResultCode') === 'SystemError';

/** The request of the buyer's browser from the bank's page, without cookies of the shop. */
async function confirmAtBank(page: string): Promise<string> {
  const answer = await fetch(`${page}/answers`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'answer=confirm&bank=fournil',
  });
  return answer.headers.get('location') ?? '';
}

/** Takes a token of the payment frame and pays with it. */
export function cardSteps({ call, expectOk, name, webstoreId, checkoutId, billingAddress }: Payable): readonly Step[] {
  const paymentPath = anyPathTo('checkoutPayments', { webstoreId, checkoutId });
  let token = '';
  let payments = 1;
  return [
    {
      name: 'token',
      run: async () => {
        const given = call('POST', '/payment/tokens', acceptedCard, `token-${payments}`, 'null');
        token = String(read(await expectOk('token', given), 'token'));
        return undefined;
      },
    },
    {
      name: 'pay',
      run: async () => {
        const payment = { requestType: 'Auth', paymentToken: token, billingAddress };
        const answered = await call('POST', paymentPath, payment, `pay-${payments}`);
        if (wasVoided(answered) && payments < MOST_PAYMENTS) {
          payments += 1;
          return 'token';
        }
        const paid = await expectOk('pay', Promise.resolve(answered));
        if (read(paid, 'salesforceResultCode') !== 'Success')
          throw new RefusedError(`${name}: ${JSON.stringify(paid)}`);
        return undefined;
      },
    },
  ];
}

/** Goes to the bank's page, confirms there, and returns with the query of its redirect. */
export function bankSteps({ call, expectOk, name, origin, webstoreId, checkoutId }: Payable): readonly Step[] {
  const paymentPath = anyPathTo('checkoutPayments', { webstoreId, checkoutId });
  let bankPage = '';
  let transactionId = '';
  let payments = 1;
  return [
    {
      name: 'leave',
      run: async () => {
        const payment = { requestType: 'ClientRequest', paymentsData: '{"method":"bank"}' };
        const answered = await call('POST', paymentPath, payment, `leave-${payments}`);
        if (wasVoided(answered) && payments < MOST_PAYMENTS) {
          payments += 1;
          return 'leave';
        }
        const begun = await expectOk('leave', Promise.resolve(answered));
        bankPage = String(read(begun, 'paymentData', 'redirectUrl'));
        return undefined;
      },
    },
    {
      name: 'bank',
      run: async () => {
        const back = await confirmAtBank(origin() + bankPage);
        transactionId = new URL(back, origin()).searchParams.get('payment') ?? '';
        if (transactionId === '') throw new RefusedError(`${name}: the bank led back to ${back}`);
        return undefined;
      },
    },
    {
      name: 'return',
      run: async () => {
        const payment = { requestType: 'PostAuth', paymentToken: transactionId };
        const paid = await expectOk('return', call('POST', paymentPath, payment, 'return'));
        if (read(paid, 'salesforceResultCode') !== 'Success')
          throw new RefusedError(`${name}: ${JSON.stringify(paid)}`);
        return undefined;
      },
    },
  ];
}
