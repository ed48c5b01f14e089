import createClient, { type FetchResponse, type Middleware } from 'openapi-fetch';
import { getSetCookies, Headers } from 'undici';
import { API_CALLS, API_VERSION } from './apiCalls';
import type { operations, paths } from './apiTypes';

export interface ClientSettings {
  /** The origin of the shop, with its base path if it has one: "https://shop.example". */
  readonly address: string;
  /** The webstore's id, as `getSiteInfo` returns it; needed by all calls except those outside of a webstore. */
  readonly webstoreId?: string;
  /** The version of the API; by default that of the API's document (`API_VERSION`). */
  readonly version?: string;
  /** The token that a login answers; without one the client keeps cookies as a browser does, and starts as a guest. */
  readonly token?: string | null;
}

export type CallName = keyof operations;

/** Path parameters that the client fills in, unless a call names them itself. */
type Known = 'version' | 'webstoreId';
type PathOf<P> = P extends { path: infer V extends object }
  ? Exclude<keyof V, Known> extends never
    ? { readonly path?: Partial<V> }
    : { readonly path: Omit<V, Known> & Partial<V> }
  : object;
type QueryOf<P> = P extends { query: infer Q }
  ? { readonly query: Q }
  : P extends { query?: infer Q }
    ? { readonly query?: Q }
    : object;
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? { readonly body: B }
  : O extends { requestBody?: { content: { 'application/json': infer B } } }
    ? { readonly body?: B }
    : object;

/** The options of any call, without the types of a particular one. */
export interface AnyAsked {
  readonly path?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

type AskedBy = {
  readonly [N in CallName]: PathOf<operations[N]['parameters']> &
    QueryOf<operations[N]['parameters']> &
    BodyOf<operations[N]> & { readonly idempotencyKey?: string };
};
/** A call's options: path parameters, query, body and idempotency key, as far as it takes them. */
export type Asked<N extends CallName> = AskedBy[N];

/** The arguments of a call; optional if the call needs none. */
export type Arguments<N extends CallName> = object extends Asked<N> ? [asked?: Asked<N>] : [asked: Asked<N>];

/** `data` of a success or `error` of a refusal, typed by status as in the document, and the `response` itself. */
export type Answer<N extends CallName> = FetchResponse<operations[N], object, 'application/json'>;

/** A method for each call of the document, named after its operationId. */
export type ApiClient = { readonly [N in CallName]: (...asked: Arguments<N>) => Promise<Answer<N>> };

const withToken = (token: string): Middleware => ({
  onRequest({ request }) {
    request.headers.set('authorization', `Bearer ${token}`);
  },
});

/** What a browser does by itself, for a client without a token: it sends the origin of a call, and keeps cookies. */
function asBrowser(address: string): Middleware {
  const { origin } = new URL(address);
  const cookies = new Map<string, string>();
  return {
    onRequest({ request }) {
      request.headers.set('origin', origin);
      if (cookies.size > 0) request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    },
    onResponse({ response }) {
      for (const { name, value, maxAge, expires } of getSetCookies(new Headers([...response.headers]))) {
        const isTakenAway = maxAge === undefined ? Number(expires) <= Date.now() : maxAge <= 0;
        if (isTakenAway) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}

/**
 * A client of one shop for Node, as one guest or one user: `client.getCart({ path: { cartStateOrId: 'current' } })`.
 * What a call takes and answers has the types of the API's document. A call rejects when no response comes.
 */
export function createApiClient({ address, webstoreId, version, token = null }: ClientSettings): ApiClient {
  const client = createClient<paths>({ baseUrl: address, redirect: 'manual' });
  client.use(token === null ? asBrowser(address) : withToken(token));
  const known = { version: version ?? API_VERSION, ...(webstoreId !== undefined && { webstoreId }) };
  const request = client.request as unknown as (method: string, path: string, init: object) => Promise<unknown>;
  const call =
    ([method, template]: readonly [method: string, template: string]) =>
    ({ path, query, body, idempotencyKey }: AnyAsked = {}): Promise<unknown> =>
      request(method, template, {
        params: { path: { ...known, ...path }, query },
        ...(body !== undefined && { body }),
        ...(idempotencyKey !== undefined && { headers: { 'idempotency-key': idempotencyKey } }),
      });
  // Checked edge: names, methods, addresses and types come from the same document.
  return Object.fromEntries(
    Object.entries(API_CALLS).map(([name, route]) => [name, call(route)]),
  ) as unknown as ApiClient;
}
