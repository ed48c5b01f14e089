import type { FastifyReply } from 'fastify';
import { PATHS } from '../../contract/paths';
import { addTexts, translate } from '../../storefront/messages';
import logoutTexts from '../../storefront/messages/fr-FR/logout.json';
import { pageSaying } from './failurePage';

addTexts(logoutTexts);

const page = pageSaying(
  translate('logout.title'),
  translate('logout.heading'),
  translate('logout.text'),
  [
    `<form method="post" action="${PATHS.logout}"><button>${translate('logout.confirm')}</button></form>`,
    `<p><a href="/">${translate('logout.stay')}</a></p>`,
  ].join(''),
);

/** Asks whether to log out: the form is sent from a page of this site, which no other site can do for a shopper. */
export const askToLogOut = (reply: FastifyReply): FastifyReply => reply.type('text/html; charset=utf-8').send(page);
