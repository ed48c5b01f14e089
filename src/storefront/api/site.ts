import type { SiteInfo } from '../../contract/context/siteInfo';
import type { SiteSettings } from '../../contract/site/siteConfiguration';
import { SERVER_PAGE_PREFIX, SHOP_LOCALE } from '../../contract/constants';
import { shopLocale, type ShopLocale } from '../../contract/languages';
import { cachedAnswer, type CallScope } from './cachedAnswer';

/** The cache key of the one site-info entry; the endpoint takes no argument. */
export const SITE_INFO_KEY = 'siteInfo(undefined)';

/** The site info in the cache; undefined until it is read, or if the answer was malformed. */
export function siteOf(state: CallScope): SiteInfo | undefined {
  const answer = cachedAnswer(state, SITE_INFO_KEY);
  return typeof answer === 'object' && answer !== null ? (answer as SiteInfo) : undefined;
}

/**
 * The locale of a page's texts: the shop's own until the site info is read, and if that names a locale without texts.
 */
export const localeIn = (state: CallScope): ShopLocale => shopLocale(siteOf(state)?.currentLocale) ?? SHOP_LOCALE;

/**
 * The settings of the site that a builder has made, as far as they have been read; an answer of an earlier release
 * lacks some.
 */
export function siteSettingsIn(state: CallScope): Partial<SiteSettings> {
  const site = cachedAnswer(state, 'siteConfiguration(undefined)') as
    { readonly settings?: Partial<SiteSettings> } | null | undefined;
  return site?.settings ?? {};
}

/**
 * Whether a path is served by another server: it begins with the prefix of the site's settings, or with the default one
 * until they are read (LNK-02).
 */
export function isServerPage(state: CallScope, pathname: string): boolean {
  const prefix: unknown = siteSettingsIn(state).serverPagePrefix;
  return pathname.startsWith(typeof prefix === 'string' ? prefix : SERVER_PAGE_PREFIX);
}
