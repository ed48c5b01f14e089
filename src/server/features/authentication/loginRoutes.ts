import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import { AUTHENTICATION_PAGES } from '../../../contract/authentication/authenticationPages';
import { loginBody, loginReply } from '../../../contract/authentication/login.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import { SESSION_COOKIE } from '../../../contract/visitorCookies';
import type { AppPlugin } from '../../app';
import { countedForAddress, LIMITS, takeOrRefuse } from '../../limits/limits';
import { forgiveAttempts } from '../../limits/throttle';
import { sendingLater } from '../../mail/sendLater';
import { ApiProblem } from '../../problems';
import { browserHashOf, giveBrowserCookie } from '../../visitors/browserCookie';
import { sessionCookieSettled } from '../../visitors/identifyCallers';
import { rememberBrowser } from '../../visitors/knownBrowsers';
import { clearSessionCookie, giveSessionCookie, proofOf } from '../../visitors/sessionCookie';
import { endSession, hashOfSecret, openSession } from '../../visitors/sessions';
import { attemptOn, isWarningDue, LOGIN_LIMITS } from './attempts';
import { isEmbedded } from '../../http/originCheck';
import { backToForm, goOn, startUrlIn } from '../../http/forms';
import { isForm } from '../../http/isForm';
import { emailOfLogin, findCredentials, replaceHash } from './loginStore';
import { warningMail } from './warningMail';
import { sentence } from '../../texts/sentence';
import { sayFor } from '../../texts/callLanguage';
import { pageAddresses } from '../../texts/pageAddresses';
import type { Say } from '../../texts/say';

/** The same answer whatever is wrong, so that it does not reveal which addresses have a login. */
const invalidLogin = () => new ApiProblem(401, 'INVALID_LOGIN', sentence('login.invalid'));

/**
 * Whether the browser says that another site has led to this request (by a link, a picture or a form), or that a page,
 * even one of this shop, only embeds the answer, for example as a picture.
 */
function isLedHere(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site' || isEmbedded(request);
}

/** Logging in and out, for pages, for forms without a script, and for clients without cookies. */
export const loginRoutes: AppPlugin = async (app) => {
  await app.register(formbody);
  const { database, settings, passwords, ids, clock } = app;
  const sendLater = sendingLater(app);
  // The mail is in the language of the call, which more often comes from the user, who has forgotten the password, than
  // from a stranger.
  const warn = (to: string, say: Say): void => {
    const link = pageAddresses(app)(say.locale, AUTHENTICATION_PAGES.forgottenPassword);
    sendLater(warningMail(to, link, say), 'a warning of many attempts');
  };

  app.post(
    LATE_PATHS.login,
    {
      schema: { body: loginBody, response: { 200: loginReply } },
      errorHandler: backToForm(AUTHENTICATION_PAGES.login),
    },
    async (request, reply) => {
      const { username, password } = request.body;
      const email = emailOfLogin(username);
      const { pair, total } = await attemptOn(request, LOGIN_LIMITS, email);
      const address = countedForAddress(request, LIMITS.loginsFromAddress);
      await takeOrRefuse(request, [pair, total, address]);
      const known = await findCredentials(database.read, email, settings.demoData);
      const isRight = await passwords.isRight(known?.passwordHash ?? null, password);
      if (!isRight || known === null) {
        if ((await isWarningDue(request, total, email)) && known !== null) warn(email, sayFor(request));
        throw invalidLogin();
      }
      const { userId, passwordHash } = known;
      const kept = passwords.isOutdated(passwordHash) ? await passwords.hash(password) : passwordHash;
      const cookie = ids.token();
      const browser = ids.token();
      const token = isForm(request) ? null : ids.token();
      const before = request.cookies[SESSION_COOKIE];
      await database.write(async (db) => {
        // The password may have been changed since it was checked: then the old one must not open a session.
        if (!(await replaceHash(db, known, kept))) throw invalidLogin();
        if (before !== undefined) await endSession(db, { by: 'cookie_hash', hash: hashOfSecret(before) });
        await forgiveAttempts(db, { all: [pair], one: [total, address] });
        await rememberBrowser(db, { before: browserHashOf(request), secret: browser, userId }, clock.now());
        await openSession(db, { cookie, token, userId }, clock.now());
      });
      sessionCookieSettled(request);
      giveSessionCookie(request, reply, cookie);
      giveBrowserCookie(request, reply, browser);
      return token === null ? goOn(reply, startUrlIn(request.body) ?? '/') : reply.send({ userId, token });
    },
  );

  app.route({
    method: ['GET', 'POST'],
    url: LATE_PATHS.logout,
    // Without this, Fastify would answer HEAD by the handler of GET, and a HEAD request must not log anybody out.
    exposeHeadRoute: false,
    async handler(request, reply) {
      const proof = proofOf(request);
      // Neither another site nor an embedded picture must log anybody out: the login page, to which the reply leads,
      // says that the user is logged in and offers to log out.
      if (proof !== null && request.method === 'GET' && isLedHere(request))
        return goOn(reply, AUTHENTICATION_PAGES.login);
      if (proof !== null) await database.write((db) => endSession(db, proof));
      sessionCookieSettled(request);
      clearSessionCookie(request, reply);
      return goOn(reply, '/');
    },
  });
};
