import type { LightMyRequestResponse } from 'fastify';
import type { PaymentToken, PaymentTokenRequest } from '../../../../src/contract/payment/paymentToken';
import type { Database } from '../../../../src/server/database/Database';
import { paymentSandbox } from '../../../../src/demo/payments/paymentSandbox';
import type { PaymentRequest } from '../../../../src/server/features/payments';
import { startTestApp, type TestApp } from '../testApp';
import { webstoreStore } from '../../../../src/server/features/context';
import { siteStore } from '../../../../src/server/features/site';

/** What a browser sends from a frame whose origin is opaque. */
export const fromFrame = { origin: 'null', 'sec-fetch-site': 'cross-site' } as const;

export const card = (number: string, changes: object = {}) => ({
  method: 'card' as const,
  number,
  expiry: '12/29',
  code: '123',
  ...changes,
});
export const account = (iban: string, changes: object = {}) => ({
  method: 'sepa' as const,
  iban,
  mandateAccepted: true,
  ...changes,
});

export interface SandboxShop extends TestApp {
  readonly post: (url: string, payload: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** The token of a card or an account that the sandbox takes. */
  readonly tokenFor: (request: PaymentTokenRequest) => Promise<PaymentToken>;
  /** A payment of 123.45 € unless the test says otherwise. */
  readonly authorize: (
    request: Pick<PaymentRequest, 'paymentId' | 'token'> & Partial<PaymentRequest>,
  ) => ReturnType<TestApp['app']['payments']['frame']['authorize']>;
}

/** The server with nothing but the payment sandbox, and the site whose language it speaks. */
export async function openSandboxShop(database?: Database): Promise<SandboxShop> {
  const shop = await startTestApp({
    plugins: [webstoreStore, siteStore, paymentSandbox],
    ...(database ? { database } : {}),
  });
  const post: SandboxShop['post'] = (url, payload, headers = fromFrame) =>
    shop.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    });
  return {
    ...shop,
    post,
    tokenFor: async (request) => {
      const reply = await post('/payment/tokens', request);
      if (reply.statusCode !== 201) throw new Error(`no token: ${reply.body}`);
      return reply.json<PaymentToken>();
    },
    authorize: (request) =>
      shop.app.payments.frame.authorize({
        amountCents: 12_345,
        currency: 'EUR',
        signal: new AbortController().signal,
        ...request,
      }),
  };
}
