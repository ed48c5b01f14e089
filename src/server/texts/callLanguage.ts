import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SHOP_LOCALE } from '../../contract/constants';
import { offeredLocale, shopLocale, spokenLocales, type ShopLocale } from '../../contract/languages';
import { LANGUAGE_COOKIE } from '../../contract/visitorCookies';
import { localesOfMarket } from '../../contract/context/market';
import { isForm } from '../http/isForm';
import { marketOf } from '../visitors/market';
import { sayIn, type Say } from './say';

type Site = Pick<FastifyInstance, 'site' | 'webstore'>;

/** The language of the site itself. */
export const siteLocale = ({ webstore }: Pick<Site, 'webstore'>): ShopLocale =>
  shopLocale(webstore.current().currentLocale) ?? SHOP_LOCALE;

/** Every language of the site's pages. */
export const localesOf = ({ site, webstore }: Site): readonly ShopLocale[] =>
  spokenLocales(siteLocale({ webstore }), site.live().document.settings.languages);

/** The locale for a name, if it is the site's own or also offered by the site. */
export function localeNamed({ site, webstore }: Site, name: string | null | undefined): ShopLocale | undefined {
  const own = siteLocale({ webstore });
  return shopLocale(name) === own ? own : offeredLocale(name, site.live().document.settings.languages);
}

/**
 * The default language of a visitor's pages: the one that they chose before, else the site's own; in a market, one of
 * the market's languages if the site has any of them.
 */
export function visitorLocale(request: FastifyRequest): ShopLocale {
  const { server, cookies } = request;
  const spoken = localesOf(server);
  const market = marketOf(request);
  const ofMarket = market === null ? [] : localesOfMarket(market).filter((locale) => spoken.includes(locale));
  const allowed = ofMarket.length === 0 ? spoken : ofMarket;
  const wanted = [localeNamed(server, cookies[LANGUAGE_COOKIE]), siteLocale(server)];
  return wanted.find((locale) => locale !== undefined && allowed.includes(locale)) ?? allowed[0] ?? siteLocale(server);
}

function named(request: FastifyRequest): string | undefined {
  const { query } = request;
  if (typeof query === 'object' && query !== null && 'language' in query && typeof query.language === 'string')
    return query.language;
  // A form that is sent without a script names no language: it comes from a page in the visitor's language.
  return isForm(request) ? visitorLocale(request) : undefined;
}

/**
 * The language of a call's answer: the one that the call names, if the site offers it, else the site's own; for a form
 * that names none, its visitor's.
 */
export const callLocale = (request: FastifyRequest): ShopLocale =>
  localeNamed(request.server, named(request)) ?? siteLocale(request.server);

/** Translates the texts of an answer into the language of its call. */
export const sayFor = (request: FastifyRequest): Say => sayIn(callLocale(request));
