import {
  cartCommands,
  cartReads,
  cartWork,
  cloneRoutes,
  preserveRoutes,
  reservationRoutes,
} from '../../../../src/server/features/cart';
import { addressRoutes } from '../../../../src/server/features/addresses';
import {
  checkoutRoutes,
  deliveryGroupRoutes,
  ordering,
  paymentRoutes,
  placeRoutes,
} from '../../../../src/server/features/checkout';
import { orderRoutes } from '../../../../src/server/features/orders';
import { paymentSandbox } from '../../../../src/server/features/payments';
import type { AppOptions } from '../../../../src/server/app';
import { PAYMENT_PATHS } from '../../../../src/contract/payment/paymentPaths';
import type { PaymentToken } from '../../../../src/contract/payment/paymentToken';
import { startTestServer, type TestServer } from '../../../support/server';

/** The real server with everything an order needs; close it in `afterAll`. */
export const startCheckoutServer = (options: Pick<AppOptions, 'faults' | 'onStep'> = {}) =>
  startTestServer({
    ...options,
    plugins: [
      paymentSandbox,
      cartWork,
      cartCommands,
      cartReads,
      preserveRoutes,
      cloneRoutes,
      reservationRoutes,
      ordering,
      addressRoutes,
      checkoutRoutes,
      deliveryGroupRoutes,
      paymentRoutes,
      placeRoutes,
      orderRoutes,
    ],
  });

export const acceptedCard = '4242424242424242';
export const declinedCard = '4000000000000002';
export const challengedCard = '4000002500003155';

const tokenOf = async (server: Pick<TestServer, 'app'>, payload: object): Promise<PaymentToken> => {
  const answer = await server.app.inject({
    method: 'POST',
    url: PAYMENT_PATHS.tokens,
    headers: { origin: 'null', 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  if (answer.statusCode > 299) throw new Error(`no token: ${answer.statusCode} ${answer.body}`);
  return answer.json<PaymentToken>();
};

/** What the payment frame would hand over for a card: the frame itself is another window. */
export const cardToken = (server: Pick<TestServer, 'app'>, number = acceptedCard): Promise<PaymentToken> =>
  tokenOf(server, { method: 'card', number, expiry: '12/39', code: '123' });

export const sepaToken = (server: Pick<TestServer, 'app'>): Promise<PaymentToken> =>
  tokenOf(server, { method: 'sepa', iban: 'FR1420041010050500013M02606', mandateAccepted: true });
