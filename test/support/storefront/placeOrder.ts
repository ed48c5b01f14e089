import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { createBuyer } from '../orders/buyer';
import type { TestServer } from '../server/testServer';

let placed = 0;

/** Places an order of a customer in another browser. Returns its reference. */
export async function placeOrder(
  server: TestServer,
  username: string,
  product: Parameters<typeof createBuyer>[1],
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
    product,
    `b${String(placed)}`,
  );
  return buyer.goOn();
}
