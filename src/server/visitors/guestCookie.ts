import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSigned, sign } from './signature';

export const GUEST_COOKIE = 'comptoir_guest';
const PURPOSE = 'guest';
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;
const GUEST_ID = /^[\w-]{16,64}$/;

/** Guests that got their cookie with the reply to this very request. */
const issued = new WeakMap<FastifyRequest, string>();

/** The guest a request comes from; null when it has no guest cookie, or not one of ours. */
export const guestIdOf = (request: FastifyRequest): string | null => {
  const fresh = issued.get(request);
  if (fresh !== undefined) return fresh;
  const cookie = request.cookies[GUEST_COOKIE];
  if (cookie === undefined) return null;
  const id = readSigned(request.server.settings.serverSecret, PURPOSE, cookie);
  return id !== null && GUEST_ID.test(id) ? id : null;
};

/** The guest a request comes from, made and given a cookie if there is none yet (at the first cart call). */
export const ensureGuestId = (request: FastifyRequest, reply: FastifyReply): string => {
  const known = guestIdOf(request);
  if (known !== null) return known;
  const { settings, ids } = request.server;
  const id = ids.token();
  issued.set(request, id);
  void reply.setCookie(GUEST_COOKIE, sign(settings.serverSecret, PURPOSE, id), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: settings.publicOrigin?.startsWith('https:') === true,
    maxAge: LIFETIME_SECONDS,
  });
  return id;
};
