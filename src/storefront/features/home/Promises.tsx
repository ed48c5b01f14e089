import BadgeCheck from 'lucide-react/icons/badge-check';
import ChefHat from 'lucide-react/icons/chef-hat';
import Clock from 'lucide-react/icons/clock';
import Handshake from 'lucide-react/icons/handshake';
import Headset from 'lucide-react/icons/headset';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Truck from 'lucide-react/icons/truck';
import styled from 'styled-components';
import { DELIVERY_WITHIN_HOURS, FREE_DELIVERY_FROM_EUROS } from '../../../contract/constants';
import { WithPhone } from '../../formatting';
import { useMessages } from '../../messages';
import { Icon } from '../../ui/controls/Icon';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';

const promises = [
  { icon: Truck, title: 'home.promise.free.title', text: 'home.promise.free.text' },
  { icon: Clock, title: 'home.promise.fast.title', text: 'home.promise.fast.text' },
  { icon: BadgeCheck, title: 'home.promise.fresh.title', text: 'home.promise.fresh.text' },
  { icon: Handshake, title: 'home.promise.direct.title', text: 'home.promise.direct.text' },
  { icon: LockKeyhole, title: 'home.promise.secure.title', text: 'home.promise.secure.text' },
  { icon: ChefHat, title: 'home.promise.trade.title', text: 'home.promise.trade.text' },
  { icon: Headset, title: 'home.promise.service.title', text: 'home.promise.service.text' },
] as const;

/** The shop's seven promises (HDR-10). */
export function Promises() {
  const t = useMessages();
  const values = { euros: FREE_DELIVERY_FROM_EUROS, hours: DELIVERY_WITHIN_HOURS, phone: t('header.phone') };
  return (
    <List>
      {promises.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon icon={icon} />
          <div>
            <h3>
              <WithPhone text={t(title, values)} />
            </h3>
            <p>{t(text, values)}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[5]} ${tokens.space[8]};
  ${media.fromMedium} {
    grid-template-columns: repeat(2, 1fr);
    li:last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.large} {
    grid-template-columns: repeat(12, 1fr);
    li {
      grid-column: span 3;
    }
    li:nth-child(n + 5) {
      grid-column: span 4;
    }
  }
  li {
    display: flex;
    gap: ${tokens.space[3]};
    padding-top: ${tokens.space[4]};
    border-top: 1px solid ${tokens.color.hairline};
  }
  svg {
    color: ${tokens.color.pine};
  }
  h3 {
    margin-bottom: ${tokens.space[1]};
    font-size: ${tokens.size.body};
    line-height: 1.4;
  }
  p {
    color: ${tokens.color.inkSoft};
  }
`;
