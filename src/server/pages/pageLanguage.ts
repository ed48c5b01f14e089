import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_PARAMETER, languageOf, type ShopLocale } from '../../contract/languages';
import { LANGUAGE_DAYS } from '../../contract/shopRules';
import { LANGUAGE_COOKIE } from '../../contract/visitorCookies';
import { cookieOptions } from '../visitors/cookieOptions';
import { localeNamed, visitorLocale } from '../texts/callLanguage';

const LIFETIME_SECONDS = LANGUAGE_DAYS * 24 * 60 * 60;

interface PageLanguage {
  readonly locale: ShopLocale;
  /** Whether the address names the language: from now on the shopper's pages are in it. */
  readonly isChosen: boolean;
}

/** The language of a page: the one that its address names, else its visitor's. */
export function pageLanguage(app: Pick<FastifyInstance, 'site' | 'webstore'>, request: FastifyRequest): PageLanguage {
  const named = localeNamed(app, new URLSearchParams(request.url.split('?')[1]).get(LANGUAGE_PARAMETER));
  return { locale: named ?? visitorLocale(request), isChosen: named !== undefined };
}

/** Remembers the language that a page's address named. */
export function keepLanguage(reply: FastifyReply, { locale, isChosen }: PageLanguage): void {
  if (!isChosen) return;
  const options = { ...cookieOptions(reply.server.settings), maxAge: LIFETIME_SECONDS };
  void reply.setCookie(LANGUAGE_COOKIE, languageOf(locale), options);
}
