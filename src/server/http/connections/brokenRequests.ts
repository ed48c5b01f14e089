import type { Socket } from 'node:net';
import { errorCodeOf } from '../../errorCode';

type Refusal = readonly [status: string, errorCode: string, message: string];

const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'INVALID_API_INPUT', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'MAX_LIMIT_EXCEEDED', 'The headers are too large.'],
};
const broken: Refusal = ['400 Bad Request', 'INVALID_API_INPUT', 'The request is not valid HTTP.'];

/**
 * Fastify's `clientErrorHandler`: bytes that never became a request (broken HTTP, or not complete in time) reach no
 * route and no hook, so the answer is written here, as an error array like those of calls, with the headers that matter
 * for it. The connection is closed.
 */
export function answerBroken(error: Error, socket: Socket): void {
  const code = errorCodeOf(error) ?? '';
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, errorCode, message] = refusals[code] ?? broken;
  const body = JSON.stringify([{ errorCode, message }]);
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: private, no-cache',
    "Content-Security-Policy: default-src 'none';frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
