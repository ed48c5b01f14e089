import { orderRoutes, reorderRoutes } from '../../../src/server/features/orders';
import { addressRoutes } from '../../../src/server/features/addresses';
import { cartCommands, cartReads, preserveRoutes } from '../../../src/server/features/cart';
import {
  checkoutRoutes,
  deliveryGroupRoutes,
  ordering,
  paymentRoutes,
  placeRoutes,
} from '../../../src/server/features/checkout';
import { paymentSandbox } from '../../../src/server/features/payments';
import { DEMO_PASSWORD } from '../../../src/server/demo/accounts';
import { createBuyer } from '../../support/orders/buyer';
import { startTestServer, type TestServer } from '../../support/server';

/** The real server with all that an account has; close it in `afterEach`. */
export const startAccountServer = () =>
  startTestServer({
    plugins: [
      paymentSandbox,
      cartCommands,
      cartReads,
      preserveRoutes,
      ordering,
      addressRoutes,
      checkoutRoutes,
      deliveryGroupRoutes,
      paymentRoutes,
      placeRoutes,
      orderRoutes,
      reorderRoutes,
    ],
  });

let placed = 0;

/** An order that a customer has placed before, in another browser. Answers its reference. */
export async function placeOrder(
  server: TestServer,
  username: string,
  goods: { readonly productId: string; readonly quantity: number },
): Promise<string> {
  placed += 1;
  const buyer = createBuyer(
    {
      origin: () => 'http://localhost',
      webstoreId: server.webstoreId,
      login: { username, password: DEMO_PASSWORD },
      send: async ({ method, path, headers, body }) => {
        const answer = await server.app.inject({
          method: method as 'POST',
          url: path,
          headers: { ...headers, host: 'localhost' },
          ...(body === undefined ? {} : { payload: body }),
        });
        const cookies = answer.headers['set-cookie'] ?? [];
        return { status: answer.statusCode, text: answer.body, cookies: [cookies].flat() };
      },
    },
    goods,
    `b${String(placed)}`,
  );
  return buyer.goOn();
}
