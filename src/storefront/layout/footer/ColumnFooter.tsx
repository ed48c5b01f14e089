import styled from 'styled-components';
import { safeAddress } from '../../../contract/pages/safeAddress';
import { useShopSelector } from '../../kernel/hooks';
import { useMessages } from '../../messages';
import { Link } from '../../ui/controls/Link';
import { FooterBand } from '../../ui/layout/FooterBand';
import { PageColumn } from '../../ui/layout/PageFrame';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { phoneAddress } from '../header';
import { MENU_ANCHOR, useCategoryMenu, useOpenPanel } from '../menus';
import { BuilderLink } from '../links';
import { selectSiteConfiguration } from '../../features/site';
import { BuilderColumns } from './BuilderColumns';

/** Categories, customer service and the builder's columns, on every page but the checkout. */
export function ColumnFooter() {
  const t = useMessages();
  const categories = useCategoryMenu();
  const phone = t('header.phone');
  const { footer, navigation } = useShopSelector(selectSiteConfiguration);
  const { copyrightYear, socialLink } = footer;
  const openPanel = useOpenPanel();
  const social = socialLink && safeAddress(socialLink.url);
  return (
    <FooterBand>
      <PageColumn>
        {/* Without a hamburger this link leads to the menu on small screens (NAV-09, NAV-23). */}
        {!navigation.showMobileTrigger && (
          <MenuLink
            href={`#${MENU_ANCHOR}`}
            data-menu-trigger
            aria-haspopup="dialog"
            $listView={navigation.listView}
            onClick={openPanel}
          >
            {t('footer.menu')}
          </MenuLink>
        )}
        <Columns>
          {categories.length > 0 && (
            <nav aria-labelledby="footer-categories">
              <h2 id="footer-categories">{t('footer.categories')}</h2>
              <ul>
                {categories.map(
                  ({ id, label, href }) =>
                    href !== null && (
                      <li key={id}>
                        <Link href={href}>{label}</Link>
                      </li>
                    ),
                )}
              </ul>
            </nav>
          )}
          <section aria-labelledby="footer-service">
            <h2 id="footer-service">{t('footer.service')}</h2>
            <p>
              <Phone href={phoneAddress(phone)}>{phone}</Phone>
            </p>
            <p>{t('footer.hours')}</p>
          </section>
        </Columns>
        <BuilderColumns />
        <Last>
          <p>{t('footer.copyright', { year: String(copyrightYear) })}</p>
          {socialLink && social && (
            <BuilderLink href={social} target="NewWindow" newWindowLabel={t('footer.newWindow')}>
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

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[8]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target.base};
    line-height: 1.25;
  }
  > nav ul {
    columns: 2;
    column-gap: ${tokens.space[6]};
  }
  > nav li {
    break-inside: avoid;
  }
  h2 {
    margin-bottom: ${tokens.space[2]};
  }
  ${media.fromMedium} {
    grid-template-columns: 2fr 1fr;
    a {
      min-height: 2.25rem;
    }
  }
  ${media.large} {
    grid-template-columns: 3fr 1fr;
    > nav ul {
      columns: 3;
    }
  }
`;

const Phone = styled.a`
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title};
  font-weight: 560;
  white-space: nowrap;
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
