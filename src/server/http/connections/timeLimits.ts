import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** How long a client may take, in ms. */
export interface TimeLimits {
  /** From the connection, or the end of the request before, to the end of the headers. */
  readonly headersMs: number;
  /** To the end of the body: then the answer is 408, and the connection ends. */
  readonly requestMs: number;
  /** Without a byte in either direction: longer than the payment provider may be waited for (99 s at most). */
  readonly silenceMs: number;
  /** Between two requests; longer than the minute for which common proxies keep a connection. */
  readonly keepAliveMs: number;
}

export const TIME_LIMITS: TimeLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 120_000,
  keepAliveMs: 72_000,
};

/** Node looks for requests that took too long this often. */
const LOOK_EVERY_MS = 5_000;

/** Fastify's options: by itself it waits for a request without end. */
export const timeLimitOptions = ({ headersMs, requestMs, silenceMs, keepAliveMs }: TimeLimits) =>
  ({
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    keepAliveTimeout: keepAliveMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, headersMs) },
  }) satisfies FastifyHttpOptions<Server>;
