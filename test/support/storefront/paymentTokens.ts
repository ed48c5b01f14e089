import { PAYMENT_PATHS } from '../../../src/contract/payment/paymentPaths';
import type { PaymentToken } from '../../../src/contract/payment/paymentToken';
import type { TestServer } from '../server/testServer';

export const acceptedCard = '4242424242424242';
export const declinedCard = '4000000000000002';
export const challengedCard = '4000002500003155';

async function tokenOf(server: Pick<TestServer, 'app'>, payload: object): Promise<PaymentToken> {
  const answer = await server.app.inject({
    method: 'POST',
    url: PAYMENT_PATHS.tokens,
    headers: { origin: 'null', 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  if (answer.statusCode > 299) throw new Error(`no token: ${answer.statusCode} ${answer.body}`);
  return answer.json<PaymentToken>();
}

/** What the payment frame would return for a card: the frame itself is another window. */
export const cardToken = (server: Pick<TestServer, 'app'>, number = acceptedCard): Promise<PaymentToken> =>
  tokenOf(server, { method: 'card', number, expiry: '12/39', code: '123' });

export const sepaToken = (server: Pick<TestServer, 'app'>): Promise<PaymentToken> =>
  tokenOf(server, { method: 'sepa', iban: 'FR1420041010050500013M02606', mandateAccepted: true });
