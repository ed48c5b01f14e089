import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The validator of a reply with this body. Weak: on the way it may be compressed, one way or another. */
export const validatorOf = (body: string | Buffer): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;

const opaque = (validator: string): string => validator.trim().replace(/^W\//, '');

/** Whether one of the validators an If-None-Match header names is this one, weak or strong (RFC 9110 §13.1.2). */
export const isNamed = (validator: string, header: string | undefined): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((named) => opaque(named) === opaque(validator)));

/**
 * The scope's successful GET replies carry an ETag, and whoever has the same bytes is answered 304. Without
 * a Cache-Control of its own a reply is `private, no-cache`: kept, and asked about each time.
 */
export const answerWithValidator = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const body = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : null;
    if (body === null || reply.statusCode !== 200 || !['GET', 'HEAD'].includes(request.method)) {
      done(null, payload);
      return;
    }
    const validator = validatorOf(body);
    void reply.header('etag', validator);
    if (!isNamed(validator, request.headers['if-none-match'])) {
      done(null, payload);
      return;
    }
    void reply.code(304).removeHeader('content-length').removeHeader('content-type');
    done(null, '');
  });
};
