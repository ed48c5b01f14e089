import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Caller } from '../../visitors/caller';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const validatorOf = (body: string | Buffer): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

/** Whether one of the validators a request names is this one; a weak one counts too (RFC 9110 §13.1.2). */
const isNamed = (validator: string, header: string | undefined): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((named) => named.trim().replace(/^W\//, '') === validator));

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

/** Whose answers inside a version are everybody's. */
const IS_SHARED: Readonly<Record<Caller['kind'], boolean>> = { guest: true };

/**
 * Marks an answer inside a version: for a guest it never changes and may be shared, until `changesAt` (ms
 * UTC; null: never). Others see what their buyer groups allow, so theirs is checked each time.
 */
export const cacheInVersion = (reply: FastifyReply, caller: Caller, now: number, changesAt: number | null): void => {
  if (!IS_SHARED[caller.kind]) return;
  const seconds = changesAt === null ? YEAR_SECONDS : Math.min(YEAR_SECONDS, Math.floor((changesAt - now) / 1000));
  void reply.header('cache-control', `public, max-age=${seconds}, immutable`);
};
