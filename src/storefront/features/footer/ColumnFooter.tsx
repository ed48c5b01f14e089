import styled from 'styled-components';
import { FOOTER_YEAR } from '../../../contract/constants';
import { useMessages } from '../../messages';
import { Link } from '../../ui/controls/Link';
import { FooterBand } from '../../ui/layout/FooterBand';
import { PageColumn } from '../../ui/layout/PageFrame';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { phoneAddress } from '../header';
import { useCategoryMenu } from '../menus';

/** The categories and the customer service, at the end of every page but the checkout's. */
export function ColumnFooter() {
  const t = useMessages();
  const categories = useCategoryMenu();
  const phone = t('header.phone');
  return (
    <FooterBand>
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
          <section aria-labelledby="footer-service">
            <h2 id="footer-service">{t('footer.service')}</h2>
            <p>
              <Phone href={phoneAddress(phone)}>{phone}</Phone>
            </p>
            <p>{t('footer.hours')}</p>
          </section>
        </Columns>
        <Copyright>{t('footer.copyright', { year: String(FOOTER_YEAR) })}</Copyright>
      </PageColumn>
    </FooterBand>
  );
}

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

const Copyright = styled.p`
  margin-top: ${tokens.space[10]};
  padding-top: ${tokens.space[5]};
  border-top: 1px solid rgb(255 255 255 / 0.18);
  font-size: ${tokens.size.caption};
`;
