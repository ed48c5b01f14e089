import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorCodeOf } from '../../errorCode';
import type { SecurityHeaders } from '../securityHeaders';

type Refusal = readonly [status: number, reason: string, errorCode: string, message: string];

const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'INVALID_API_INPUT', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'MAX_LIMIT_EXCEEDED', 'The headers are too large.'],
};
const broken: Refusal = [400, 'Bad Request', 'INVALID_API_INPUT', 'The request is not valid HTTP.'];

/**
 * Fastify's `clientErrorHandler`: bytes that never became a request (broken HTTP, or not complete in time) reach no
 * route and no hook, so the answer is written here, as an error array like those of calls, with the headers of every
 * answer; its line in the log has the request id of the answer. The connection is closed. One on which nothing was sent,
 * as browsers open them in advance, is closed without an answer and without a line.
 */
export const brokenRequests = (headers: SecurityHeaders) =>
  function answerBroken(this: FastifyInstance, error: Error, socket: Socket): void {
    const code = errorCodeOf(error) ?? '';
    if (code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
      socket.destroy();
      return;
    }
    const [status, reason, errorCode, message] = refusals[code] ?? broken;
    const requestId = randomUUID();
    const body = JSON.stringify([{ errorCode, message }]);
    const head = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'private, no-cache',
      'x-request-id': requestId,
      connection: 'close',
    };
    const lines = [`HTTP/1.1 ${status} ${reason}`, ...Object.entries(head).map(([name, value]) => `${name}: ${value}`)];
    this.log.info({ requestId, status, code }, 'broken request');
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
