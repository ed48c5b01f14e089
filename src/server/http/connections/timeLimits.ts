import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** Time limits for clients, in ms. */
export interface TimeLimits {
  /**
   * From the opening of the connection to the first byte of its first request, and from the first byte of each request
   * to the end of its headers. When this time is exceeded, the answer is 408 and the connection is closed; a connection
   * on which nothing was sent is closed without an answer.
   */
  readonly headersMs: number;
  /**
   * From the first byte of a request to the end of its body. When this time is exceeded, the answer is 408 and the
   * connection is closed.
   */
  readonly requestMs: number;
  /** Without a byte in either direction: longer than the wait for the payment provider (99 s at most). */
  readonly silenceMs: number;
  /** Between two requests of a connection; longer than the minute for which common proxies keep one. */
  readonly keepAliveMs: number;
}

export const TIME_LIMITS: TimeLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 120_000,
  keepAliveMs: 72_000,
};

/** The interval, at most, at which Node checks for overdue requests. */
const LOOK_EVERY_MS = 5_000;

/** Fastify's options: by default it would wait for a request's body for ever. */
export const timeLimitOptions = ({ headersMs, requestMs, silenceMs, keepAliveMs }: TimeLimits) =>
  ({
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    keepAliveTimeout: keepAliveMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, headersMs) },
  }) satisfies FastifyHttpOptions<Server>;
