import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { errorCodeOf } from '../errorCode';
import type { LogLevel } from '../process/settings';
import type { LogBuffer } from './logBuffer';

/** Where log lines go, one JSON object each. */
export interface LogStream {
  write(line: string): void;
}

const FOREIGN_ID = /^[\w-]{8,64}$/;
const PROBES = ['/healthz', '/readyz'];

/** The id that the request's sender, usually a proxy in front, gave it, if it is well-formed; otherwise a new one. */
function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && FOREIGN_ID.test(given) ? given : randomUUID();
}

const stackOf = ({ stack = '', cause }: Error): string =>
  cause instanceof Error ? `${stack}\ncaused by: ${stackOf(cause)}` : stack;

/** An address without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** One line per request, without anything about the person: no query (a search), header, cookie, body or IP address. */
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
 * An error and its causes, and of their fields only the code: errors of Node also contain the input, such as an address
 * with a search.
 */
const failureFacts = (error: Error) => ({
  type: error.name,
  code: errorCodeOf(error) ?? undefined,
  message: error.message,
  stack: stackOf(error),
});

/** Fastify's options for a structured log without personal data. */
export const logOptions = (level: LogLevel, stream: LogStream | undefined, buffer: LogBuffer) => ({
  genReqId: requestIdOf,
  logController: new RequestLog({ requestIdLogLabel: 'requestId' }),
  logger: {
    level,
    base: null,
    hooks: {
      streamWrite(line: string) {
        buffer.note(line);
        return line;
      },
    },
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
