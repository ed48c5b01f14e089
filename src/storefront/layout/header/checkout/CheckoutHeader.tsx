import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Phone from 'lucide-react/icons/phone';
import styled from 'styled-components';
import { phoneAddress } from '../../../formatting';
import { useMessages } from '../../../messages';
import headerCheckoutTexts from '../../../messages/fr-FR/headerCheckout.json';
import { Icon } from '../../../ui/controls/Icon';
import { PageColumn } from '../../../ui/layout/PageFrame';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { HeaderFrame } from '../headerFrame';
import { logo } from '../logo/lazyLogo';

/** The header of the checkout (HDR-05): no links but the logo and the phone number. */
function CheckoutHeader() {
  const t = useMessages();
  const phone = t('header.phone');
  return (
    <HeaderFrame id="header">
      <Row>
        <logo.Show />
        <p>
          <Icon icon={LockKeyhole} size="x-small" />
          {t('header.checkout.secure')}
        </p>
        <a href={phoneAddress(phone)}>
          <Icon icon={Phone} size="x-small" />
          <span>{t('header.checkout.support')}</span>
          <strong>{phone}</strong>
        </a>
      </Row>
    </HeaderFrame>
  );
}

const Row = styled(PageColumn)`
  display: grid;
  grid-template: 'logo phone' auto 'secure secure' auto / 1fr auto;
  align-items: center;
  gap: 0 ${tokens.space[4]};
  padding-block: ${tokens.space[2]};
  font-size: ${tokens.size.small};
  > :first-child {
    justify-self: start;
  }
  > p,
  > :last-child {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-height: ${tokens.target.base};
    color: inherit;
    white-space: nowrap;
  }
  > p {
    grid-area: secure;
    min-height: 0;
    font-size: ${tokens.size.caption};
  }
  > :last-child {
    grid-area: phone;
    text-decoration: none;
  }
  > :last-child:hover strong {
    text-decoration: underline;
  }
  > :last-child > span {
    display: none;
  }
  ${media.fromMedium} {
    grid-template: 'logo secure phone' auto / 1fr auto 1fr;
    padding-block: ${tokens.space[3]};
    > p {
      font-size: inherit;
      font-weight: 600;
    }
    > :last-child {
      justify-self: end;
    }
    > :last-child > span {
      display: inline;
    }
  }
`;

export const checkoutHeaderModule = { Component: CheckoutHeader, texts: headerCheckoutTexts };
