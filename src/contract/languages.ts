import { SHOP_LOCALE } from './constants';

/** The locales in which the shop has all its texts. Every page is in one of them. */
export const LOCALES = [SHOP_LOCALE, 'en-US'] as const;
export type ShopLocale = (typeof LOCALES)[number];

/** Which of the shop's locales a site offers. */
export type Languages = Readonly<Record<ShopLocale, boolean>>;
export const EVERY_LANGUAGE: Languages = { [SHOP_LOCALE]: true, 'en-US': true };

/** The query parameter with the language, "en", to which this page and all later ones switch. */
export const LANGUAGE_PARAMETER = 'langue';

/** A page's path and query, in a language other than the site's own. */
export const inLanguage = (path: string, locale: ShopLocale): string =>
  `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${languageOf(locale)}`;

/** The language of a locale, for `lang` and addresses: "en" of "en-US". */
export const languageOf = (locale: string): string => locale.slice(0, 2);

/** The locales of a site's pages: its own, and the others that it offers. */
export const spokenLocales = (own: ShopLocale, offered: Languages | undefined): readonly ShopLocale[] =>
  LOCALES.filter((locale) => locale === own || offered?.[locale]);

/** The locale for a name, if the site offers it; else undefined. */
export function offeredLocale(name: string | null | undefined, offered: Languages): ShopLocale | undefined {
  const locale = shopLocale(name);
  return locale !== undefined && offered[locale] ? locale : undefined;
}

/**
 * The locale for a name: "en-US", the platform's "en_US", or a language alone, "en"; undefined: the shop has no texts
 * in it.
 */
export const shopLocale = (name: string | null | undefined): ShopLocale | undefined =>
  LOCALES.find((locale) => locale === name || locale === name?.replace('_', '-') || languageOf(locale) === name);
