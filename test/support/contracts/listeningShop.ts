import { callPlugins } from '../server/plugins/shopPlugins';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { randomIds } from '../../../src/server/ids';
import { listening, openGateway } from '../server/gateway';
import { cardToken } from '../storefront/paymentTokens';
import { startTestApp, testSettings } from '../server/testApp';

/** What the author of a client has to know of a shop. The contract tests know nothing else of it. */
export interface ListeningShop {
  /** "http://127.0.0.1:49152" */
  readonly origin: string;
  readonly webstoreId: string;
  /** A token of a customer of the demo shop, as `Authorization: Bearer`. */
  tokenOf(email: string): Promise<string>;
  /** What the provider's frame gives for a card that pays. */
  cardToken(): Promise<string>;
  close(): Promise<void>;
}

/** The demo shop with every call, on a port of this machine and a database of its own. Close it in `afterAll`. */
export async function listeningShop(): Promise<ListeningShop> {
  const running = await startTestApp({
    plugins: callPlugins,
    settings: { ...testSettings, demoData: true },
    ids: randomIds,
  });
  const origin = await listening(running.app);
  return {
    origin,
    webstoreId: running.app.webstore.current().webstoreId,
    async tokenOf(email) {
      const answer = await fetch(`${origin}/login`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ username: email, password: DEMO_PASSWORD }),
      });
      if (!answer.ok) throw new Error(`no login: ${await answer.text()}`);
      return ((await answer.json()) as { token: string }).token;
    },
    cardToken: async () => (await cardToken(running)).token,
    close: () => running.close(),
  };
}

/** A gateway in front of such a shop: a client sees the same API there. */
export async function shopInFront(): Promise<ListeningShop> {
  const behind = await listeningShop();
  const gateway = await openGateway(behind.origin);
  return {
    ...behind,
    origin: await listening(gateway.app),
    async close() {
      await gateway.close();
      await behind.close();
    },
  };
}
