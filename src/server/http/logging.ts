import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorCodeOf } from '../errorCode';
import type { LogLevel } from '../process/settings';

/** Where log lines go, one JSON object each. */
export interface LogStream {
  write(line: string): void;
}

const FOREIGN_ID = /^[\w-]{8,64}$/;
const PROBES = ['/healthz', '/readyz'];

/** The id a proxy in front already gave a request, else a new one. */
const requestIdOf = (request: IncomingMessage): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && FOREIGN_ID.test(given) ? given : randomUUID();
};

const stackOf = ({ stack = '', cause }: Error): string =>
  cause instanceof Error ? `${stack}\ncaused by: ${stackOf(cause)}` : stack;

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/**
 * One line a request, and nothing about the person: no query (a search), no header, no cookie, no body and
 * no address.
 */
class RequestLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const path = pathOf(request.url);
    const facts = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (error) request.log.error({ ...facts, err: error }, 'request failed');
    else if (PROBES.includes(path)) request.log.debug(facts, 'request');
    else request.log.info(facts, 'request');
  }
}

/**
 * An error and its causes, and of their fields the code only: an error of Node's also carries what it choked on, such
 * as an address with its search.
 */
const failureFacts = (error: Error) => ({
  type: error.name,
  code: errorCodeOf(error) ?? undefined,
  message: error.message,
  stack: stackOf(error),
});

/** Fastify's options for a log that is structured and names nobody. */
export const logOptions = (level: LogLevel, stream: LogStream | undefined) => ({
  genReqId: requestIdOf,
  logController: new RequestLog({ requestIdLogLabel: 'requestId' }),
  logger: {
    level,
    base: null,
    serializers: {
      req: (request: { readonly method: string; readonly url: string }) => ({
        method: request.method,
        path: pathOf(request.url),
      }),
      err: failureFacts,
      res: (reply: { readonly statusCode?: string | number }) => ({ status: reply.statusCode ?? 0 }),
    },
    ...(stream ? { stream } : {}),
  },
});
