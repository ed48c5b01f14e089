import { localeIn, siteOf, siteSettingsIn } from '../../../../storefront/api';
import { selectIsLoggedIn } from '../../../../storefront/features/visitor';
import type { Head, MatchedRoute } from '../../../../storefront/kernel/page';
import type { RootState } from '../../../../storefront/kernel/state';
import { translatorOf } from '../../../../storefront/messages';
import { SHOP_LOCALE } from '../../../../contract/constants';
import { inLanguage, languageOf, shopLocale, spokenLocales, type ShopLocale } from '../../../../contract/languages';
import type { DocumentContent } from '../../../features/content';
import { escaped, scriptJson } from '../../../texts/escaping';
import { canonicalPath } from './canonical';
import { openGraph } from './openGraph';
import { structuredData } from './structuredData';
import { subjectOf } from './subject';

/** What a page's head needs besides the page's own state. */
export interface PageSurroundings {
  /** `https://shop.example`; null: unknown. */
  readonly origin: string | null;
  /** The content at the page's address and its ancestors up to the top; empty where there is none. */
  readonly documents: readonly DocumentContent[];
}

interface Shown extends PageSurroundings {
  readonly state: RootState;
  readonly matched: MatchedRoute;
  readonly head: Head;
  /** Whether the page exists and is the public one, not a preview. */
  readonly isLive: boolean;
}

const NOT_TO_BE_FOUND = ['<meta name="robots" content="noindex">'];

function ownLocale(state: RootState): ShopLocale {
  const { currentLocale, defaultLocale = currentLocale } = siteOf(state) ?? {};
  return shopLocale(defaultLocale) ?? SHOP_LOCALE;
}

/** A page's path in a language: without a parameter it is in the site's own. */
const pathIn = (state: RootState, path: string, locale: ShopLocale): string =>
  locale === ownLocale(state) ? path : inLanguage(path, locale);

/** The page's canonical address in its language, and its address in each language, if the site has several. */
function languageLinks(state: RootState, origin: string, path: string): readonly string[] {
  const { languages } = siteSettingsIn(state);
  const own = ownLocale(state);
  const hrefIn = (locale: ShopLocale) => escaped(origin + pathIn(state, path, locale));
  const spoken = spokenLocales(own, languages);
  return [
    `<link rel="canonical" href="${hrefIn(localeIn(state))}">`,
    ...(spoken.length < 2 ? [] : spoken).map(
      (locale) => `<link rel="alternate" hreflang="${languageOf(locale)}" href="${hrefIn(locale)}">`,
    ),
  ];
}

/**
 * Elements of a page's head. A page that must not be indexed has only the element that says so: with a canonical
 * address, search engines might apply that statement to the page at the address. Among the pages that must not be
 * indexed are those of logged-in visitors, which show their own prices, and refined listings (whose links are followed
 * nevertheless), of which there are more than products. A sorted listing has the canonical address of the unsorted one.
 */
export function metaOf({ state, matched, head, isLive, origin, documents }: Shown): readonly string[] {
  const mayBeFound = isLive && head.indexed !== false && !selectIsLoggedIn(state);
  const subject = mayBeFound ? subjectOf(state, matched.route.name, matched.match, documents) : null;
  if (subject === null) return NOT_TO_BE_FOUND;
  const locale = localeIn(state);
  const translate = translatorOf(locale);
  const surroundings = {
    origin,
    shopName: translate('shell.shopName'),
    homeName: translate('shell.home'),
    locale,
    canonical: pathIn(state, canonicalPath(subject), locale),
  };
  return [
    ...(origin === null ? [] : languageLinks(state, origin, canonicalPath(subject))),
    ...openGraph(subject, head, surroundings).map(([name, content]) => {
      const attribute = name.startsWith('og:') ? 'property' : 'name';
      return `<meta ${attribute}="${name}" content="${escaped(content)}">`;
    }),
    `<script type="application/ld+json">${scriptJson(structuredData(subject, surroundings))}</script>`,
  ];
}
