import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from './cookieOptions';
import { readSigned, sign } from './signature';
import { GUEST_DAYS } from '../../contract/shopRules';
import { GUEST_COOKIE } from '../../contract/visitorCookies';

const PURPOSE = 'guest';
const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_SECONDS = GUEST_DAYS * 24 * 60 * 60;
/** How long a guest who does not return is remembered. */
export const GUEST_LIFETIME_MS = LIFETIME_SECONDS * 1000;
/** The guest's id, and the day (since 1970) on which the cookie was set; cookies of the first release have no day. */
const GUEST = /^([\w-]{16,64})(?:\.(\d{1,6}))?$/;

/** By request, the new guest who gets a cookie with its reply. */
const issued = new WeakMap<FastifyRequest, string>();
/** Requests whose reply clears the cookie. */
const cleared = new WeakSet<FastifyRequest>();

interface ReadCookie {
  readonly id: string;
  readonly day: number;
}

/** The parsed cookie of a request, so that its signature is checked once. */
const read = new WeakMap<FastifyRequest, ReadCookie | null>();

function readCookie(request: FastifyRequest): ReadCookie | null {
  const known = read.get(request);
  if (known !== undefined) return known;
  const cookie = verifiedCookie(request);
  read.set(request, cookie);
  return cookie;
}

function verifiedCookie(request: FastifyRequest): ReadCookie | null {
  const cookie = request.cookies[GUEST_COOKIE];
  if (cookie === undefined) return null;
  const text = readSigned(request.server.settings.serverSecret, PURPOSE, cookie);
  const [, id, day = '0'] = (text === null ? null : GUEST.exec(text)) ?? [];
  return id === undefined ? null : { id, day: Number(day) };
}

const today = (request: FastifyRequest): number => Math.floor(request.server.clock.now() / DAY_MS);

function giveCookie(request: FastifyRequest, reply: FastifyReply, id: string): void {
  const { settings } = request.server;
  const value = sign(settings.serverSecret, PURPOSE, `${id}.${String(today(request))}`);
  void reply.setCookie(GUEST_COOKIE, value, { ...cookieOptions(settings), maxAge: LIFETIME_SECONDS });
}

/** The guest a request comes from; null without a valid guest cookie. */
export const guestIdOf = (request: FastifyRequest): string | null =>
  issued.get(request) ?? readCookie(request)?.id ?? null;

/** The guest a request comes from; without one, a new guest with a cookie (at the first cart call). */
export function ensureGuestId(request: FastifyRequest, reply: FastifyReply): string {
  const known = guestIdOf(request);
  if (known !== null) return known;
  const id = request.server.ids.token();
  issued.set(request, id);
  giveCookie(request, reply, id);
  return id;
}

/** The guest whose cookie was set on an earlier day and should be renewed; null: none. */
export function guestToRenew(request: FastifyRequest): string | null {
  if (issued.has(request) || cleared.has(request)) return null;
  const cookie = readCookie(request);
  return cookie !== null && cookie.day < today(request) ? cookie.id : null;
}

/** Sets a guest's cookie again, for its full lifetime. */
export const renewGuestCookie = giveCookie;

/** Clears the guest cookie: what belonged to the guest now belongs to a user. */
export function clearGuestCookie(request: FastifyRequest, reply: FastifyReply): void {
  cleared.add(request);
  void reply.clearCookie(GUEST_COOKIE, cookieOptions(request.server.settings));
}
