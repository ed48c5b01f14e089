import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** Time limits for clients, in ms. */
export interface TimeLimits {
  /** From the connection, or the end of the previous request, to the end of the headers. */
  readonly headersMs: number;
  /** From the same moment to the end of the body: later the answer is 408, and the connection is closed. */
  readonly requestMs: number;
  /** Without a byte in either direction: longer than the wait for the payment provider (99 s at most). */
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

/** How often Node checks for overdue requests. */
const LOOK_EVERY_MS = 5_000;

/** Fastify's options: by default it would wait for a request for ever. */
export const timeLimitOptions = ({ headersMs, requestMs, silenceMs, keepAliveMs }: TimeLimits) =>
  ({
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    keepAliveTimeout: keepAliveMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, headersMs) },
  }) satisfies FastifyHttpOptions<Server>;
