import type { FastifyReply, FastifyRequest } from 'fastify';
import { ensureGuestId, guestIdOf } from './guestCookie';

/** A visitor without login; `guestId` is null until a first cart call gave them a cookie. */
interface GuestCaller {
  readonly kind: 'guest';
  readonly guestId: string | null;
}

/** Who makes a call. A switch over `kind` names every sort of caller, so that a new one can't be overlooked. */
export type Caller = GuestCaller;

/** Who makes this call, by its cookies. */
export const callerOf = (request: FastifyRequest): Caller => ({ kind: 'guest', guestId: guestIdOf(request) });

/** Who makes this call, with an identity that lasts: a guest without one is given a cookie. */
export const lastingCallerOf = (
  request: FastifyRequest,
  reply: FastifyReply,
): Caller & { readonly guestId: string } => ({
  kind: 'guest',
  guestId: ensureGuestId(request, reply),
});

/** A caller as one text: the key of what is stored for them. */
export const callerKey = (caller: Caller): string => `${caller.kind}:${caller.guestId ?? ''}`;
