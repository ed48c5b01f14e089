import Phone from 'lucide-react/icons/phone';
import Truck from 'lucide-react/icons/truck';
import styled from 'styled-components';
import { DELIVERY_WITHIN_HOURS, FREE_DELIVERY_FROM_EUROS } from '../../../contract/constants';
import { useMessages } from '../../messages';
import headerRibbonTexts from '../../messages/fr-FR/headerRibbon.json';
import { Icon } from '../../ui/controls/Icon';
import { PageColumn } from '../../ui/layout/PageFrame';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { phoneAddress } from './phoneAddress';

/** The band above the header: what delivery costs, how long it takes, whom to call. */
function Ribbon() {
  const t = useMessages();
  const phone = t('header.phone');
  return (
    <Band aria-label={t('header.ribbon.label')}>
      <PageColumn>
        <p>
          <Icon icon={Truck} size="x-small" />
          <span>
            {t('header.ribbon.delivery', { euros: FREE_DELIVERY_FROM_EUROS })}
            <Wide> {t('header.ribbon.where')}</Wide>
            <Rest> {t('header.ribbon.hours', { hours: DELIVERY_WITHIN_HOURS })}</Rest>
          </span>
        </p>
        <a href={phoneAddress(phone)}>
          <Icon icon={Phone} size="x-small" />
          <Wide>{t('header.ribbon.service')}</Wide>
          <strong>{phone}</strong>
        </a>
      </PageColumn>
    </Band>
  );
}

const Band = styled.section`
  background: ${tokens.color.pineDeep};
  color: ${tokens.color.paper};
  font-size: ${tokens.size.caption};
  line-height: 1.3;
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    min-height: ${tokens.target.base};
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
    > div,
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

export const ribbonPart = { Part: Ribbon, texts: headerRibbonTexts };
