import formbody from '@fastify/formbody';
import { ACCOUNT_PAGES, FORM_OUTCOMES } from '../../../contract/account/accountPages';
import { PASSWORD_MIN_LENGTH } from '../../../contract/account/password';
import {
  passwordChangeBody,
  passwordRequestBody,
  passwordRequestReply,
} from '../../../contract/account/password.schema';
import { PATHS } from '../../../contract/paths';
import type { AppPlugin } from '../../app';
import { answerOnce, repeatableRequest } from '../../idempotency';
import { countedFor, countedForAddress, LIMITS, takeOrRefuse } from '../../limits/limits';
import { invalidFields } from '../../problems';
import { publicAddress } from '../../publicAddress';
import { sessionCookieSettled } from '../../visitors/identifyCallers';
import { clearSessionCookie } from '../../visitors/sessionCookie';
import { hashOfSecret } from '../../visitors/sessions';
import { backToForm, goOn, isForm } from './forms';
import { changePassword, findPasswordRequest, requestPassword } from './passwordStore';
import { passwordMail } from './passwordMail';

const uselessToken = () =>
  invalidFields([{ field: 'token', message: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau.' }]);
const shortPassword = () =>
  invalidFields([
    { field: 'password', message: `Le mot de passe doit compter au moins ${String(PASSWORD_MIN_LENGTH)} caractères.` },
  ]);

/** A forgotten password: a mail with a link, and the new password that the link allows. */
export const passwordRoutes: AppPlugin = async (app) => {
  await app.register(formbody);
  const { database, settings, passwords, ids, clock, mail } = app;
  const sending = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(sending);
  });

  /** Sends it after the reply: how long that takes must not tell whether there was anybody to send it to. */
  const sendLater = (to: string, token: string): void => {
    const link = `${publicAddress(app, settings)}${ACCOUNT_PAGES.resetPassword}?token=${encodeURIComponent(token)}`;
    const sent = mail
      .send(passwordMail(to, link))
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'a link to a new password could not be mailed');
      })
      .finally(() => {
        sending.delete(sent);
      });
    sending.add(sent);
  };

  app.post(
    PATHS.passwordRequests,
    {
      schema: { body: passwordRequestBody, response: { 202: passwordRequestReply } },
      errorHandler: backToForm(ACCOUNT_PAGES.forgottenPassword),
    },
    async (request, reply) => {
      const email = request.body.email.trim().toLowerCase();
      const token = ids.token();
      await takeOrRefuse(request, [countedForAddress(request, LIMITS.mailsFromAddress)]);
      const counted = countedFor(request, LIMITS.mailsToAccount, email);
      const isKnown = await database.write((db) =>
        requestPassword(db, { email, token, counted, demoData: settings.demoData }, clock.now()),
      );
      if (isKnown) sendLater(email, token);
      if (isForm(request)) return goOn(reply, ACCOUNT_PAGES.forgottenPassword, { [FORM_OUTCOMES.sent]: 1 });
      return reply.code(202).send({});
    },
  );

  app.post(
    PATHS.passwordChanges,
    { schema: { body: passwordChangeBody }, errorHandler: backToForm(ACCOUNT_PAGES.resetPassword) },
    async (request, reply) => {
      const { token, password } = request.body;
      if (password.length < PASSWORD_MIN_LENGTH) throw shortPassword();
      // Asked before the work of hashing: only who has a link gets the server to do it.
      const isOpen = await findPasswordRequest(database.read, token, clock.now());
      const hash = isOpen ? await passwords.hash(password) : null;
      // Nobody is logged in who could be told apart: a repeat is known by its link.
      const repeatable = repeatableRequest(request, `password:${hashOfSecret(token)}`);
      await database.write((db) =>
        answerOnce(db, repeatable, clock.now(), async () => {
          if (hash === null || !(await changePassword(db, { token, hash }, clock.now()))) throw uselessToken();
          return { status: 204, body: null };
        }),
      );
      sessionCookieSettled(request);
      clearSessionCookie(request, reply);
      if (isForm(request)) return goOn(reply, ACCOUNT_PAGES.login, { [FORM_OUTCOMES.changed]: 1 });
      return reply.code(204).send();
    },
  );
};
