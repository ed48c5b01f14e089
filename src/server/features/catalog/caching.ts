import type { FastifyReply } from 'fastify';
import type { Caller } from '../../visitors/caller';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Only guests get the same answers inside a version, so only theirs may be shared. */
const IS_SHARED: Readonly<Record<Caller['kind'], boolean>> = { guest: true, customer: false };

/**
 * Marks an answer inside a version: for a guest it never changes and may be shared, until `changesAt` (ms
 * UTC; null: never). Others see what their buyer groups allow, so theirs is checked each time.
 */
export const cacheInVersion = (reply: FastifyReply, caller: Caller, now: number, changesAt: number | null): void => {
  // Who logs in must not be shown what their browser, or a cache on the way, kept for a guest.
  void reply.header('vary', 'accept-encoding, authorization, cookie');
  if (!IS_SHARED[caller.kind]) return;
  const seconds = changesAt === null ? YEAR_SECONDS : Math.min(YEAR_SECONDS, Math.floor((changesAt - now) / 1000));
  void reply.header('cache-control', `public, max-age=${seconds}, immutable`);
};
