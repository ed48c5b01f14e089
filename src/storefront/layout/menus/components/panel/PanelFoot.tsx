import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Phone from 'lucide-react/icons/phone';
import Truck from 'lucide-react/icons/truck';
import styled from 'styled-components';
import { DELIVERY_WITHIN_HOURS, FREE_DELIVERY_FROM_EUROS } from '../../../../../contract/constants';
import { ACCOUNT_ADDRESS } from '../../../../../contract/pages/pageReference';
import { selectSiteConfiguration } from '../../../../features/site';
import { selectCompany, selectIsLoggedIn } from '../../../../features/visitor';
import { useShopSelector } from '../../../../kernel/hooks';
import { phoneAddress } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { Icon } from '../../../../ui/controls/Icon';
import { Link } from '../../../../ui/controls/Link';
import { tokens } from '../../../../ui/theme/tokens';
import { selectLoginAddress } from '../../../links';

/** Below the panel's items: the shopper's account, customer service, and the ribbon's delivery information. */
export function PanelFoot() {
  const t = useMessages();
  const phone = t('header.phone');
  const { text } = useShopSelector(selectSiteConfiguration).ribbon;
  const promise = [
    t('header.ribbon.delivery', { euros: FREE_DELIVERY_FROM_EUROS }),
    t('header.ribbon.where'),
    t('header.ribbon.hours', { hours: DELIVERY_WITHIN_HOURS }),
  ];
  return (
    <Foot>
      <Account />
      <a href={phoneAddress(phone)}>
        <Icon icon={Phone} size="small" />
        <span>
          {t('header.ribbon.service')} <strong>{phone}</strong>
        </span>
      </a>
      <p>
        <Icon icon={Truck} size="small" />
        <span>{text ?? promise.join(' ')}</span>
      </p>
    </Foot>
  );
}

function Account() {
  const t = useMessages();
  const isCustomer = useShopSelector(selectIsLoggedIn);
  const company = useShopSelector(selectCompany);
  const login = useShopSelector(selectLoginAddress);
  return (
    <Link href={isCustomer ? ACCOUNT_ADDRESS : login}>
      <Icon icon={CircleUserRound} size="small" />
      <span>
        <strong>{t(isCustomer ? 'navigation.account' : 'session.login')}</strong>
        {isCustomer && company && <small>{company}</small>}
      </span>
    </Link>
  );
}

const Foot = styled.div`
  margin-top: ${tokens.space[4]};
  padding-top: ${tokens.space[2]};
  border-top: 1px solid ${tokens.color.hairline};
  font-size: ${tokens.size.small};
  line-height: 1.3;
  a,
  p {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
    min-height: ${tokens.target.base};
    padding: ${tokens.space[1]} ${tokens.space[3]};
  }
  a {
    border-radius: ${tokens.radius.small};
    color: ${tokens.color.ink};
    text-decoration: none;
  }
  a:hover {
    background: ${tokens.color.paperDeep};
  }
  p {
    color: ${tokens.color.inkSoft};
  }
  svg {
    flex: none;
    color: ${tokens.color.pine};
  }
  strong,
  small {
    display: block;
  }
  small {
    color: ${tokens.color.inkSoft};
  }
  :focus-visible {
    outline-offset: -2px;
  }
`;
