import { SHOP_LOCALE } from '../../contract/constants';
import { shopLocale, type ShopLocale } from '../../contract/languages';
import type { HeaderRecord } from '../../journal/format';

/** The locale in which the server wrote this page. */
export const pageLocale = (): ShopLocale => shopLocale(document.documentElement.lang) ?? SHOP_LOCALE;

/** The origin from which this page was loaded. */
export const pageOrigin = (): string => window.location.origin;

/** The id of the release that rendered this page; "unknown" if no server did. */
export const ownRelease = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? 'unknown';

/** Facts about this page load that no action contains: the server's release, and the browser's environment. */
export function environmentOf(locale: string, clock: number): Pick<HeaderRecord, 'release' | 'environment'> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    release: ownRelease(),
    environment: { locale, timeZone, viewport: { width: window.innerWidth, height: window.innerHeight }, clock },
  };
}
