import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import { AUTHENTICATION_PAGES, FORM_OUTCOMES } from '../../../contract/authentication/authenticationPages';
import { PASSWORD_MIN_LENGTH } from '../../../contract/authentication/password';
import {
  passwordChangeBody,
  passwordRequestBody,
  passwordRequestReply,
} from '../../../contract/authentication/password.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import type { AppPlugin } from '../../app';
import type { CommandDatabase } from '../../database/Database';
import { answerOnce, repeatableRequest } from '../../commands/idempotency';
import { runCommand } from '../../commands/runCommand';
import { backToForm, goOn } from '../../http/forms';
import { isForm } from '../../http/isForm';
import { countedForAddress, LIMITS, takeOrRefuse } from '../../limits/limits';
import { forgiveWhole } from '../../limits/throttle';
import { sendingLater } from '../../mail/sendLater';
import { invalidFields } from '../../problems';
import { pageAddresses } from '../../texts/pageAddresses';
import { browserHashOf, giveBrowserCookie } from '../../visitors/browserCookie';
import { sessionCookieSettled } from '../../visitors/identifyCallers';
import { forgetBrowsersOf, rememberBrowser } from '../../visitors/knownBrowsers';
import { clearSessionCookie } from '../../visitors/sessionCookie';
import { hashOfSecret } from '../../visitors/sessions';
import { allLoginsOf, attemptOn, LINK_LIMITS } from './attempts';
import { changePassword, findPasswordRequest, requestPassword } from './passwordStore';
import { emailOfLogin } from './loginStore';
import { passwordMail } from './passwordMail';
import { sentence } from '../../texts/sentence';
import { sayFor } from '../../texts/callLanguage';
import type { Say } from '../../texts/say';

const uselessToken = () => invalidFields([{ field: 'token', message: sentence('password.linkUsed') }]);
const shortPassword = () =>
  invalidFields([{ field: 'password', message: sentence('password.tooShort', { least: PASSWORD_MIN_LENGTH }) }]);

/**
 * Whoever can read the owner's mail may log in at once, regardless of failed attempts by strangers: earlier attempts in
 * the owner's name no longer count, and this browser becomes the only known one. Part of a command.
 */
async function letIn(
  db: CommandDatabase,
  request: FastifyRequest,
  owner: { readonly userId: string; readonly email: string; readonly browser: string },
): Promise<void> {
  const { userId, email, browser } = owner;
  await forgiveWhole(db, allLoginsOf(request, email));
  await forgetBrowsersOf(db, userId);
  await rememberBrowser(db, { before: browserHashOf(request), secret: browser, userId }, request.server.clock.now());
}

/** A forgotten password: a mail with a link, and setting the new password by that link. */
export const passwordRoutes: AppPlugin = async (app) => {
  await app.register(formbody);
  const { database, settings, passwords, ids, clock } = app;
  const sendLater = sendingLater(app);
  const sendLink = (to: string, token: string, say: Say): void => {
    const link = pageAddresses(app)(
      say.locale,
      `${AUTHENTICATION_PAGES.resetPassword}?token=${encodeURIComponent(token)}`,
    );
    sendLater(passwordMail(to, link, say), 'a link to a new password');
  };

  app.post(
    LATE_PATHS.passwordRequests,
    {
      schema: { body: passwordRequestBody, response: { 202: passwordRequestReply } },
      errorHandler: backToForm(AUTHENTICATION_PAGES.forgottenPassword),
    },
    async (request, reply) => {
      const email = emailOfLogin(request.body.email);
      const token = ids.token();
      await takeOrRefuse(request, [countedForAddress(request, LIMITS.linksFromAddress)]);
      const { pair, total } = await attemptOn(request, LINK_LIMITS, email);
      const asked = { email, token, counted: [pair, total], demoData: settings.demoData };
      const now = clock.now();
      // No login is needed, so the e-mail address stands for the caller of the Idempotency-Key. A repeat under the same
      // key sends no second mail.
      const repeatable = repeatableRequest(request, `passwordRequest:${hashOfSecret(email)}`);
      const isDue = await database.write(async (db) => {
        const due: boolean[] = [];
        await answerOnce(db, repeatable, now, async () => {
          due.push(await requestPassword(db, asked, now));
          return { status: 202, body: {} };
        });
        return due.includes(true);
      });
      if (isDue) sendLink(email, token, sayFor(request));
      if (isForm(request)) return goOn(reply, AUTHENTICATION_PAGES.forgottenPassword, { [FORM_OUTCOMES.sent]: 1 });
      return reply.code(202).send({});
    },
  );

  app.post(
    LATE_PATHS.passwordChanges,
    { schema: { body: passwordChangeBody }, errorHandler: backToForm(AUTHENTICATION_PAGES.resetPassword) },
    async (request, reply) => {
      const { token, password } = request.body;
      if (password.length < PASSWORD_MIN_LENGTH) throw shortPassword();
      // Hashing is expensive, so it is done only for a valid link.
      const isOpen = await findPasswordRequest(database.read, token, clock.now());
      const hash = isOpen ? await passwords.hash(password) : null;
      const browser = ids.token();
      // No login is needed, so the link's token stands for the caller of the Idempotency-Key.
      const call = { caller: `password:${hashOfSecret(token)}`, now: clock.now() };
      await runCommand(request, call, async (db) => {
        const owner = hash === null ? null : await changePassword(db, { token, hash }, call.now);
        if (owner === null) throw uselessToken();
        await letIn(db, request, { ...owner, browser });
        return { status: 204, body: null };
      });
      // A repeat gets the kept answer. The link is used by then, so the repeat has no hash, and its new browser secret
      // was not stored: no cookie is set.
      if (hash !== null) giveBrowserCookie(request, reply, browser);
      sessionCookieSettled(request);
      clearSessionCookie(request, reply);
      if (isForm(request)) return goOn(reply, AUTHENTICATION_PAGES.login, { [FORM_OUTCOMES.changed]: 1 });
      return reply.code(204).send();
    },
  );
};
