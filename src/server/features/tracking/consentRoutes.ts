import formbody from '@fastify/formbody';
import { CONSENT_COOKIE_SECONDS } from '../../../contract/constants';
import { LATE_PATHS } from '../../../contract/latePaths';
import { HOME_ADDRESS } from '../../../contract/pages/pageReference';
import { CONSENT_COOKIE, CONSENT_FORM, OPTIONAL_CATEGORIES, writeConsent } from '../../../contract/tracking/consent';
import { consentBody } from '../../../contract/tracking/consent.schema';
import type { AppPlugin } from '../../app';
import { backToForm, goOn, startUrlIn } from '../../http/forms';
import { cookieOptions } from '../../visitors/cookieOptions';

/**
 * The answer to the consent question, from a page without scripts or before they are loaded: stored only in the
 * browser, in the cookie that the shop's scripts also read and write.
 */
export const consentRoutes: AppPlugin = async (app) => {
  await app.register(formbody);
  app.post(
    LATE_PATHS.consents,
    { schema: { body: consentBody }, errorHandler: backToForm(HOME_ADDRESS) },
    async (request, reply) => {
      const { allowed } = request.body;
      void reply.setCookie(CONSENT_COOKIE, writeConsent(allowed === CONSENT_FORM.accept ? OPTIONAL_CATEGORIES : []), {
        ...cookieOptions(app.settings),
        httpOnly: false,
        maxAge: CONSENT_COOKIE_SECONDS,
      });
      return goOn(reply, startUrlIn(request.body) ?? HOME_ADDRESS);
    },
  );
};
