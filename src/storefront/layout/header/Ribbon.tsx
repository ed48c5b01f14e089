import Phone from 'lucide-react/icons/phone';
import Truck from 'lucide-react/icons/truck';
import styled from 'styled-components';
import { DELIVERY_WITHIN_HOURS, FREE_DELIVERY_FROM_EUROS, LAYERS } from '../../../contract/constants';
import { CHECKOUT_ADDRESS } from '../../../contract/pages/pageReference';
import type { RibbonProperties } from '../../../contract/site/siteConfiguration';
import { useShopSelector } from '../../kernel/hooks';
import { selectLocation } from '../../kernel/location';
import { phoneAddress } from '../../formatting';
import { useMessages } from '../../messages';
import headerRibbonTexts from '../../messages/fr-FR/headerRibbon.json';
import { Icon } from '../../ui/controls/Icon';
import { PageColumn } from '../../ui/layout/PageFrame';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { selectSiteConfiguration } from '../../features/site';
import { PageTop } from './PageTop';

/** The band above the header: delivery costs and times, or the builder's own text; and a phone number. */
function Ribbon() {
  const { ribbon, header } = useShopSelector(selectSiteConfiguration);
  return (
    <>
      <PageTop ribbon={ribbon} isSticky={header.isSticky} />
      {ribbon.isShown && <RibbonBand {...ribbon} />}
    </>
  );
}

export const ribbonModule = { Component: Ribbon, texts: headerRibbonTexts };

function RibbonBand({ text, position }: RibbonProperties) {
  const t = useMessages();
  const phone = t('header.phone');
  const isCheckout = useShopSelector(selectLocation).pathname === CHECKOUT_ADDRESS;
  return (
    <Band aria-label={t('header.ribbon.label')} $position={position}>
      <PageColumn>
        <p>
          <Icon icon={Truck} size="x-small" />
          <span>{text ?? <DeliveryPromise />}</span>
        </p>
        {/* In the checkout the header has the phone number (HDR-05). */}
        {!isCheckout && (
          <a href={phoneAddress(phone)}>
            <Icon icon={Phone} size="x-small" />
            <Wide>{t('header.ribbon.service')}</Wide>
            <strong>{phone}</strong>
          </a>
        )}
      </PageColumn>
    </Band>
  );
}

function DeliveryPromise() {
  const t = useMessages();
  return (
    <>
      {t('header.ribbon.delivery', { euros: FREE_DELIVERY_FROM_EUROS })}
      <Wide> {t('header.ribbon.where')}</Wide>
      <Rest> {t('header.ribbon.hours', { hours: DELIVERY_WITHIN_HOURS })}</Rest>
    </>
  );
}

const Band = styled.section<{ readonly $position: RibbonProperties['position'] }>`
  background: var(--hexcolor);
  color: var(--hex-text-color);
  ${media.tall} {
    position: ${({ $position }) => $position};
    /* Below the header, which covers it if the builder leaves too little space. */
    z-index: ${LAYERS.header - 1};
    inset: 0 0 auto;
  }
  font-size: ${tokens.size.caption};
  line-height: 1.3;
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    min-height: max(var(--ribbon-height), var(--page-top));
  }
  p,
  a {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
  }
  a {
    min-height: ${tokens.target.base};
    color: inherit;
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover strong {
    text-decoration: underline;
  }
  strong {
    font-weight: 650;
  }
  svg {
    color: ${tokens.color.butter};
  }
  ${media.tiny} {
    svg {
      display: none;
    }
  }
  :focus-visible {
    outline-color: ${tokens.color.butter};
  }
  ${media.large} {
    a {
      min-height: 2.25rem;
    }
  }
`;

const Wide = styled.span`
  ${media.belowLarge} {
    display: none;
  }
`;

const Rest = styled.span`
  ${media.tiny} {
    display: none;
  }
`;
