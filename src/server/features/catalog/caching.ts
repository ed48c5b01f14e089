import type { FastifyReply } from 'fastify';
import type { Caller } from '../../visitors/caller';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Within a version all guests get the same answers, but customers do not: only answers to guests may be shared. */
const IS_SHARED: Readonly<Record<Caller['kind'], boolean>> = { guest: true, customer: false };

/**
 * Sets the caching of an answer within a version: to a guest it does not change until `changesAt` (ms UTC; null:
 * never), so shared caches may store it until then, for a year at most. Customers see what their buyer groups allow, so
 * their answers keep the default and are revalidated each time.
 */
export function cacheInVersion(reply: FastifyReply, caller: Caller, now: number, changesAt: number | null): void {
  // After a login nothing may be shown that was stored for a guest, in the browser or in a shared cache.
  void reply.header('vary', 'accept-encoding, authorization, cookie');
  if (!IS_SHARED[caller.kind]) return;
  const seconds = changesAt === null ? YEAR_SECONDS : Math.min(YEAR_SECONDS, Math.floor((changesAt - now) / 1000));
  void reply.header('cache-control', `public, max-age=${seconds}, immutable`);
}
