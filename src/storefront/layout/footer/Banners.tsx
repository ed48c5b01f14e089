import BadgeCheck from 'lucide-react/icons/badge-check';
import Headset from 'lucide-react/icons/headset';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Truck from 'lucide-react/icons/truck';
import styled from 'styled-components';
import { phoneAddress } from '../../formatting';
import { useMessages } from '../../messages';
import { Icon } from '../../ui/controls/Icon';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';

const banners = [
  { icon: Truck, title: 'footer.delivery.title', text: 'footer.delivery.text' },
  { icon: Headset, title: 'footer.support.title', text: 'footer.support.text', hasPhone: true },
  { icon: LockKeyhole, title: 'footer.security.title', text: 'footer.security.text' },
  { icon: BadgeCheck, title: 'footer.solution.title', text: 'footer.solution.text' },
] as const;

/**
 * The four banners of the checkout footer: delivery, support with a phone number, security, solution (FTR-02). They say
 * what the promises of the home page, which stand above them there, do not.
 */
export function Banners() {
  const t = useMessages();
  const phone = t('header.phone');
  return (
    <Section aria-labelledby="footer-promises">
      <VisuallyHidden as="h2" id="footer-promises">
        {t('footer.promises')}
      </VisuallyHidden>
      <ul>
        {banners.map(({ icon, title, text, ...more }) => (
          <li key={title}>
            <Icon icon={icon} />
            <div>
              <h3>{t(title)}</h3>
              <p>
                {t(text)}
                {'hasPhone' in more && (
                  <>
                    {' '}
                    <a href={phoneAddress(phone)}>{phone}</a>
                  </>
                )}
              </p>
              {'hasPhone' in more && <p>{t('footer.hours')}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  ul {
    display: grid;
    gap: ${tokens.space[5]} ${tokens.space[6]};
    ${media.fromMedium} {
      grid-template-columns: repeat(2, 1fr);
    }
    ${media.large} {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  li {
    display: flex;
    gap: ${tokens.space[3]};
  }
  svg {
    color: ${tokens.color.pine};
  }
  h3 {
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.small};
    font-weight: 650;
    letter-spacing: 0;
    line-height: 1.5;
  }
  p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  a {
    font-weight: 600;
    white-space: nowrap;
  }
`;
