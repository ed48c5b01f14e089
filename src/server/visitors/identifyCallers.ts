import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAccountId } from '../../contract/accountId';
import { PATHS } from '../../contract/paths';
import { SESSION_COOKIE } from '../../contract/visitorCookies';
import type { AppPlugin } from '../app';
import { isCall, routedUrl } from '../http/callPath';
import { pathOf } from '../http/logging';
import { ApiProblem } from '../problems';
import { accountFor } from './accounts';
import { loginNeeded, rememberCustomer } from './caller';
import { guestIdOf, guestToRenew, renewGuestCookie } from './guestCookie';
import { clearSessionCookie, giveSessionCookie, proofOf } from './sessionCookie';
import { rememberCountry } from './market';
import { findSession, renewSession, type FoundSession, type SessionProof } from './sessions';

/** Files of the build, which are the same for everybody. */
const FILES = '/assets/';

/** Requests whose session cookie has to be renewed, or cleared. */
const cookieDue = new WeakMap<FastifyRequest, 'renew' | 'clear'>();

/** Leaves the session cookie of a request to its route, which has just ended or replaced the session. */
export const sessionCookieSettled = (request: FastifyRequest): void => void cookieDue.delete(request);

const accountNotFound = () =>
  new ApiProblem(404, 'EFFECTIVE_ACCOUNT_NOT_FOUND', 'You cannot act for an account with this id.');

function askedAccount(values: unknown): string | null {
  if (typeof values !== 'object' || values === null || !('effectiveAccountId' in values)) return null;
  const { effectiveAccountId: id } = values;
  return typeof id === 'string' && isAccountId(id) ? id : null;
}

/** Whether an address may name an account: calls do, and the site info, which contains the account's market. */
const namesAccount = (url: string): boolean => isCall(url) || pathOf(routedUrl(url)) === PATHS.siteInfo;

/** The account that the user of a session acts for. Throws EFFECTIVE_ACCOUNT_NOT_FOUND for one they may not act for. */
async function effectiveAccount(request: FastifyRequest, session: FoundSession, asked: string | null) {
  if (asked === null || !namesAccount(request.url)) return session;
  const account = await accountFor(request.server.database.read, session.accountId, asked);
  if (account === null) throw accountNotFound();
  return account;
}

const sessions = new WeakMap<FastifyRequest, FoundSession>();

async function remember(request: FastifyRequest, session: FoundSession, asked: string | null): Promise<void> {
  const { accountId, country, buyerGroups } = await effectiveAccount(request, session, asked);
  const { userId } = session;
  rememberCountry(request, country);
  rememberCustomer(request, { kind: 'customer', userId, accountId, buyerGroups, guestId: guestIdOf(request) });
}

/**
 * Identifies the caller by a session, before any route. With the cookie of an ended session the caller is a guest; a
 * call of the webstore API with an invalid token is refused.
 */
async function identify(request: FastifyRequest, proof: SessionProof): Promise<void> {
  const { database, clock, settings } = request.server;
  const session = await findSession(database.read, proof, { now: clock.now(), demoData: settings.demoData });
  if (session === null) {
    if (proof.by === 'cookie_hash') cookieDue.set(request, 'clear');
    else if (isCall(request.url)) throw loginNeeded('The token is not valid, or not any more.');
    return;
  }
  if (session.isRenewalDue) cookieDue.set(request, 'renew');
  sessions.set(request, session);
  await remember(request, session, askedAccount(request.query));
}

async function renewGuest(request: FastifyRequest, reply: FastifyReply, guestId: string): Promise<void> {
  const { database, clock } = request.server;
  await database.write((db) =>
    db
      .updateTable('cart')
      .set({ seen_at: clock.now() })
      .where('owner_kind', '=', 'guest')
      .where('owner_id', '=', guestId)
      .execute(),
  );
  renewGuestCookie(request, reply, guestId);
}

async function settleSession(request: FastifyRequest, reply: FastifyReply, due: 'renew' | 'clear'): Promise<void> {
  const proof = proofOf(request);
  if (due === 'clear' || proof === null) {
    clearSessionCookie(request, reply);
    return;
  }
  const { database, clock } = request.server;
  await database.write((db) => renewSession(db, proof, clock.now()));
  const secret = request.cookies[SESSION_COOKIE];
  if (proof.by === 'cookie_hash' && secret !== undefined) giveSessionCookie(request, reply, secret);
}

/** How a reply changes the caller's cookies; null: not at all. Replies that may be shared set none. */
function dueOf(request: FastifyRequest, reply: FastifyReply) {
  const session = cookieDue.get(request) ?? null;
  const guestId = request.url.startsWith(FILES) ? null : guestToRenew(request);
  if (session === null && guestId === null) return null;
  return String(reply.getHeader('cache-control') ?? '').includes('public') ? null : { session, guestId };
}

/** Renews the cookies that are due, at most once a day, and clears that of an ended session. */
async function renew(
  request: FastifyRequest,
  reply: FastifyReply,
  { session, guestId }: NonNullable<ReturnType<typeof dueOf>>,
): Promise<void> {
  try {
    if (session !== null) await settleSession(request, reply, session);
    if (guestId !== null) await renewGuest(request, reply, guestId);
  } catch (error) {
    // The reply is sent nevertheless: the cookie lasts as long as before, and the next call tries again.
    request.log.warn({ err: error }, 'a cookie could not be renewed');
  }
}

const addIdentity: AppPlugin = (app, _options, done) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const proof = request.url.startsWith(FILES) ? null : proofOf(request);
    if (proof === null) done();
    else identify(request, proof).then(() => done(), done);
  });
  // A body may name the account too, but is parsed only now.
  app.addHook('preHandler', (request, _reply, done) => {
    const session = sessions.get(request);
    const asked = askedAccount(request.body);
    if (session === undefined || asked === null) done();
    else remember(request, session, asked).then(() => done(), done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const due = dueOf(request, reply);
    if (due === null) done(null, payload);
    else void renew(request, reply, due).then(() => done(null, payload));
  });
  done();
};

/**
 * From here on every request has a caller: `callerOf`. Requests without a session or a cookie to renew are not delayed.
 * Registered without a scope of its own, before all routes of a server that identifies its own callers.
 */
export const identifyCallers: AppPlugin = Object.assign(addIdentity, { [Symbol.for('skip-override')]: true });

/** The account a user belongs to, whatever their effective account. Throws 401 INVALID_SESSION_ID for a guest. */
export function ownAccountOf(request: FastifyRequest): string {
  const session = sessions.get(request);
  if (session === undefined) throw loginNeeded();
  return session.accountId;
}
