import { contextApi } from '../../../../src/storefront/features/context';
import type { Http, HttpAnswer, HttpRequest } from '../../../../src/storefront/platform/http';
import { openStore } from '../openStore';
import { guestSession, openWebstore, siteInfo } from './wireExamples';

interface Answered {
  readonly status: number;
  readonly statusText?: string;
  readonly body?: unknown;
  /** Instead of a body: text that need not be JSON. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the server does with a request; `noAnswer` breaks the connection, `never` keeps it waiting. */
export type Reply = Answered | 'noAnswer' | 'never';

/** The refusal of a call, as the webstore API's array of errors. */
export const refusal = (status: number, errorCode = 'UNKNOWN_EXCEPTION', message = 'Refused.'): Answered => ({
  status,
  body: [{ errorCode, message }],
});

function answerOf(reply: Reply, { signal }: HttpRequest): HttpAnswer | Promise<never> {
  if (reply === 'noAnswer') throw new TypeError('Failed to fetch');
  if (reply === 'never') return new Promise((_, reject) => signal.addEventListener('abort', reject));
  const { status, statusText = '', body = null, text, headers = {} } = reply;
  return {
    status,
    statusText,
    header: (name) => headers[name] ?? null,
    text: text ?? (status === 204 ? '' : JSON.stringify(body)),
  };
}

/** A call as the server received it. */
export interface Sent {
  readonly at: number;
  readonly method: string;
  readonly url: string;
  /** The Idempotency-Key. */
  readonly key: string | undefined;
  readonly body: unknown;
}

/** The reply to a call, which is the nth of all. */
export type Answering = (sent: Sent, nth: number) => Reply | Promise<Reply>;

interface Script {
  readonly answering: Answering;
  /** Changes to the contexts that the shop reads first. */
  readonly webstore?: object | undefined;
  readonly session?: object | undefined;
}

/**
 * The shop's own store on a page whose contexts have been read, with no process running yet. The test answers each call
 * itself. (A test in which most calls of cart and checkout succeed uses `flowShop`.)
 */
export async function scriptedShop(
  { answering, webstore, session }: Script,
  options: Parameters<typeof openStore>[0] = {},
) {
  const contexts: Readonly<Record<string, unknown>> = {
    'site-info': siteInfo,
    'application-context': { ...openWebstore, ...webstore },
    'session-context': { ...guestSession, ...session },
  };
  const requests: Sent[] = [];
  const http: Http = async (request) => {
    const context = Object.entries(contexts).find(([name]) => request.url.includes(name));
    if (context) return answerOf({ status: 200, body: context[1] }, request);
    const call: Sent = {
      at: Date.now(),
      method: request.method,
      url: request.url,
      key: request.headers['idempotency-key'],
      body: request.body === undefined ? undefined : (JSON.parse(request.body) as unknown),
    };
    requests.push(call);
    return answerOf(await answering(call, requests.length), request);
  };
  const opened = openStore({ ...options, http });
  await opened.store.dispatch(contextApi.endpoints.siteInfo.initiate());
  await opened.store.dispatch(contextApi.endpoints.applicationContext.initiate());
  await opened.store.dispatch(contextApi.endpoints.sessionContext.initiate());
  return {
    ...opened,
    requests,
    calls: (method: string) => requests.filter((request) => request.method === method),
    /** The types of the cart's own actions so far, without the prefix `cart/`. */
    cartEvents: () =>
      opened.actions.map(({ type }) => type).flatMap((type) => (type.startsWith('cart/') ? [type.slice(5)] : [])),
  };
}

export type ScriptedShop = Awaited<ReturnType<typeof scriptedShop>>;

/** Waits for everything that is done without the passing of time. */
export const settle = () => jest.advanceTimersByTimeAsync(0);
