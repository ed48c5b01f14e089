import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The validator of a reply with this body. Weak, because the reply may be compressed in different ways. */
export const validatorOf = (body: string | Buffer): string => `W/"${hash('sha1', body, 'base64url')}"`;

const validators = new WeakMap<Buffer, string>();

/** The validator of a reply's bytes, made once for bytes that are sent again. */
function keptValidator(body: Buffer): string {
  const validator = validators.get(body) ?? validatorOf(body);
  validators.set(body, validator);
  return validator;
}

const opaque = (validator: string): string => validator.trim().replace(/^W\//, '');

/** Whether an If-None-Match header names this validator, weak or strong (RFC 9110 §13.1.2). */
export const isNamed = (validator: string, header: string | undefined): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((named) => opaque(named) === opaque(validator)));

/**
 * Adds an ETag to the scope's replies to GET with status 200, and answers a client that has the same bytes with 304. A
 * reply without a Cache-Control of its own is `private, no-cache` (`securityHeaders`): stored, and revalidated each
 * time.
 */
export function answerWithValidator(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    // Encoded once, for the validator and for sending.
    const body = typeof payload === 'string' ? Buffer.from(payload) : Buffer.isBuffer(payload) ? payload : null;
    if (body === null || reply.statusCode !== 200 || !['GET', 'HEAD'].includes(request.method)) {
      done(null, payload);
      return;
    }
    const validator = keptValidator(body);
    void reply.header('etag', validator);
    if (!isNamed(validator, request.headers['if-none-match'])) {
      done(null, body);
      return;
    }
    void reply.code(304).removeHeader('content-length').removeHeader('content-type');
    done(null, '');
  });
}
