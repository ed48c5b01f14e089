import styled from 'styled-components';
import { localesOfMarket } from '../../../contract/context/market';
import {
  LANGUAGE_PARAMETER,
  languageOf,
  LOCALES,
  shopLocale,
  type Languages,
  type ShopLocale,
} from '../../../contract/languages';
import { SECRET_PARAM } from '../../../contract/pages/pageParams';
import type { SiteSettings } from '../../../contract/site/siteConfiguration';
import { withBase } from '../../../contract/pages/basePath';
import { localeIn, siteOf } from '../../api';
import { contextApi } from '../../features/context';
import { selectSiteConfiguration } from '../../features/site';
import { useShopSelector } from '../../kernel/hooks';
import { selectLocation, type ShopLocation } from '../../kernel/location';
import { useMessages } from '../../messages';
import { tokens } from '../../ui/theme/tokens';

/** This page's address in another language. */
function inLanguage({ pathname, search }: ShopLocation, locale: string): string {
  const query = new URLSearchParams(search);
  query.set(LANGUAGE_PARAMETER, languageOf(locale));
  return `${pathname}?${query.toString()}`;
}

/** The languages of the visitor's market; undefined: any. */
function useMarketLocales(): readonly ShopLocale[] | undefined {
  const own = useShopSelector(siteOf)?.market?.marketId;
  const { data: context } = contextApi.useApplicationContextQuery();
  const market = context?.markets?.find(({ marketId }) => marketId === own);
  return market && localesOfMarket(market);
}

/**
 * The other languages of the site, each named in itself. Pages in other languages are separate documents, rendered by
 * the server.
 */
export function LanguageChoice() {
  const t = useMessages();
  const shown = useShopSelector(localeIn);
  const site = useShopSelector(siteOf);
  const location = useShopSelector(selectLocation);
  // The answer of an earlier release, which a recording may hold, has no languages.
  const settings: Partial<SiteSettings> = useShopSelector(selectSiteConfiguration).settings;
  const languages: Partial<Languages> | undefined = settings.languages;
  const own = shopLocale(site?.defaultLocale ?? site?.currentLocale);
  const allowed = useMarketLocales();
  const others = LOCALES.filter(
    (locale) => locale !== shown && (languages?.[locale] || locale === own) && (allowed?.includes(locale) ?? true),
  );
  // Only this tab has the secret of a mailed link: another document would not have it.
  const holdsSecret = new URLSearchParams(location.search).has(SECRET_PARAM);
  if (languages === undefined || others.length === 0 || holdsSecret) return null;
  return (
    <nav aria-label={t('footer.languages')}>
      <List>
        {others.map((locale) => (
          <li key={locale}>
            <a href={withBase(inLanguage(location, locale))} lang={languageOf(locale)} hrefLang={languageOf(locale)}>
              {t(`footer.language.${locale}`)}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  gap: 0 ${tokens.space[4]};
`;
