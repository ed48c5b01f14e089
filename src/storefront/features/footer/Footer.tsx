import styled from 'styled-components';
import { ACCOUNT_PAGES } from '../../../contract/account/accountPages';
import { FOOTER_YEAR } from '../../../contract/constants';
import { CART_ADDRESS, HOME_ADDRESS } from '../../../contract/pageReference';
import { useShopSelector } from '../../app/hooks';
import { useMessages } from '../../messages';
import { Link } from '../../ui/controls/Link';
import { FooterBand } from '../../ui/layout/FooterBand';
import { PageColumn } from '../../ui/layout/PageFrame';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { phoneAddress } from '../header';
import { useCategoryMenu } from '../menus';
import { selectLocation } from '../navigation';
import { FooterPromises } from './FooterPromises';
import footerTexts from '../../messages/fr-FR/footer.json';

/** Promises, the categories, the shop's own pages and the customer service. Every link leads to a page there is. */
function Footer() {
  const t = useMessages();
  const categories = useCategoryMenu();
  const isHome = useShopSelector(selectLocation).pathname === HOME_ADDRESS;
  const phone = t('header.phone');
  return (
    <>
      {/* The home page has said all of it. */}
      {isHome ? <Gap /> : <FooterPromises />}
      <FooterBand id="footer" tabIndex={-1}>
        <PageColumn>
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
            <nav aria-labelledby="footer-shop">
              <h2 id="footer-shop">{t('footer.shop')}</h2>
              <ul>
                <li>
                  <Link href={HOME_ADDRESS}>{t('shell.home')}</Link>
                </li>
                <li>
                  <Link href="/search">{t('footer.search')}</Link>
                </li>
                <li>
                  <Link href={CART_ADDRESS}>{t('footer.cart')}</Link>
                </li>
                <li>
                  <Link href={ACCOUNT_PAGES.becomeCustomer}>{t('footer.becomeCustomer')}</Link>
                </li>
              </ul>
            </nav>
            <section aria-labelledby="footer-service">
              <h2 id="footer-service">{t('footer.service')}</h2>
              <p>
                <Phone href={phoneAddress(phone)}>{phone}</Phone>
              </p>
              <p>{t('footer.hours')}</p>
            </section>
          </Columns>
          <Legal>
            <p>{t('footer.copyright', { year: String(FOOTER_YEAR) })}</p>
            <p>{t('footer.audience')}</p>
          </Legal>
        </PageColumn>
      </FooterBand>
    </>
  );
}

export const footerPart = { Part: Footer, texts: footerTexts } as const;

const Gap = styled.div`
  height: ${tokens.space[16]};
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
  > nav:first-child ul {
    columns: 2;
    column-gap: ${tokens.space[6]};
  }
  > nav:first-child li {
    break-inside: avoid;
  }
  h2 {
    margin-bottom: ${tokens.space[2]};
  }
  ${media.fromMedium} {
    grid-template-columns: 2fr 1fr 1.25fr;
    a {
      min-height: 2.25rem;
    }
  }
`;

const Phone = styled.a`
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title};
  font-weight: 560;
`;

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[6]};
  margin-top: ${tokens.space[10]};
  padding-top: ${tokens.space[5]};
  border-top: 1px solid rgb(255 255 255 / 0.18);
  font-size: ${tokens.size.caption};
`;
