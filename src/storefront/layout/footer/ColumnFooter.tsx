import styled from 'styled-components';
import { safeAddress } from '../../../contract/pages/safeAddress';
import { useShopSelector } from '../../kernel/hooks';
import { useMessages } from '../../messages';
import { Link } from '../../ui/controls/Link';
import { FooterBand } from '../../ui/layout/FooterBand';
import { PageColumn } from '../../ui/layout/PageFrame';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { MENU_ANCHOR, useCategoryMenu, useMenuTrigger } from '../menus';
import { BuilderLink } from '../links';
import { SendToSupport } from '../../features/recording';
import { selectSiteConfiguration } from '../../features/site';
import { BuilderColumns } from './BuilderColumns';
import { LanguageChoice } from './LanguageChoice';
import { MarketChoice } from './MarketChoice';
import { useDataLanguage } from '../../features/context';

/**
 * Categories and the columns of a builder's menu, on every page except the checkout; below them market, language and
 * further links.
 */
export function ColumnFooter() {
  const t = useMessages();
  const lang = useDataLanguage();
  const categories = useCategoryMenu();
  const { footer, navigation } = useShopSelector(selectSiteConfiguration);
  const { copyrightYear, socialLink } = footer;
  const menuTrigger = useMenuTrigger();
  const social = socialLink && safeAddress(socialLink.url);
  return (
    <FooterBand>
      <PageColumn>
        {/* Without a hamburger this link leads to the menu: on small screens, in the list view on all (NAV-09,
            NAV-23). */}
        {!navigation.showMobileTrigger && (
          <MenuLink href={`#${MENU_ANCHOR}`} {...menuTrigger} $listView={navigation.listView}>
            {t('footer.menu')}
          </MenuLink>
        )}
        {categories.length > 0 && (
          <Categories aria-labelledby="footer-categories">
            <h2 id="footer-categories">{t('footer.categories')}</h2>
            <ul lang={lang}>
              {categories.map(
                ({ id, label, href }) =>
                  href !== null && (
                    <li key={id}>
                      <Link href={href}>{label}</Link>
                    </li>
                  ),
              )}
            </ul>
          </Categories>
        )}
        <BuilderColumns />
        <Last>
          <p>{t('footer.copyright', { year: String(copyrightYear) })}</p>
          <MarketChoice />
          <LanguageChoice />
          <SendToSupport />
          {socialLink && social && (
            <BuilderLink href={social} target="NewWindow" newWindowLabel={t('links.newWindow')}>
              {socialLink.label}
            </BuilderLink>
          )}
        </Last>
      </PageColumn>
    </FooterBand>
  );
}

const MenuLink = styled.a<{ readonly $listView: boolean }>`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.target.base};
  margin-bottom: ${tokens.space[5]};
  font-weight: 600;
  ${media.fromMedium} {
    ${({ $listView }) => !$listView && 'display: none;'}
  }
`;

const Categories = styled.nav`
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target.base};
    padding-block: ${tokens.space[2]};
    line-height: 1.25;
  }
  ul {
    columns: 2;
    column-gap: ${tokens.space[6]};
  }
  li {
    break-inside: avoid;
  }
  h2 {
    margin-bottom: ${tokens.space[2]};
  }
  ${media.fromMedium} {
    a {
      min-height: 2.25rem;
    }
  }
  ${media.large} {
    ul {
      columns: 4;
    }
  }
`;

const Last = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space[6]};
  min-height: ${tokens.target.base};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target.base};
  }
  margin-top: ${tokens.space[10]};
  padding-top: ${tokens.space[5]};
  border-top: 1px solid rgb(255 255 255 / 0.18);
  font-size: ${tokens.size.caption};
`;
