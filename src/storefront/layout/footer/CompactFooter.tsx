import styled from 'styled-components';
import { useMessages } from '../../messages';
import { Link } from '../../ui/controls/Link';
import { PageColumn } from '../../ui/layout/PageFrame';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { CookieSettings } from './CookieSettings';

const links = [
  { label: 'footer.compact.help', href: '/faq-hub' },
  { label: 'footer.compact.delivery', href: '/faq-hub/livraison-reclamation' },
  { label: 'footer.compact.terms', href: '/faq-hub' },
  { label: 'footer.compact.legal', href: '/mentions-legales' },
  { label: 'footer.compact.privacy', href: '/politique-de-protection-de-la-vie-privee' },
] as const;

/** One line of text and six links, the only ones by which the checkout's footer leads away (FTR-03). */
export function CompactFooter() {
  const t = useMessages();
  return (
    <Band>
      <PageColumn>
        <p>{t('footer.compact.text')}</p>
        <ul>
          {links.map(({ label, href }) => (
            <li key={label}>
              <Link href={href}>{t(label)}</Link>
            </li>
          ))}
          <li>
            <CookieSettings />
          </li>
        </ul>
      </PageColumn>
    </Band>
  );
}

const Band = styled.div`
  margin-top: ${tokens.space[12]};
  padding-block: ${tokens.space[4]};
  border-top: 1px solid ${tokens.color.hairline};
  background: ${tokens.color.paperDeep};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${tokens.space[5]};
  }
  /* Two rows of three links, not rows of five and one. */
  ${media.fromMedium} {
    ${media.belowLarge} {
      ul {
        display: grid;
        grid-template-columns: repeat(3, max-content);
      }
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target.base};
    color: ${tokens.color.ink};
  }
`;
