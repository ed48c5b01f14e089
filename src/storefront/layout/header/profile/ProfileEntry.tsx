import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { Icon } from '../../../ui/controls/Icon';
import { Link } from '../../../ui/controls/Link';
import { selectIsLoggedIn } from '../../../features/visitor';
import { selectLoginAddress } from '../../links';
import { Entry } from '../entry.styles';
import { profileMenu } from './lazyProfileMenu';

/** The login link for guests; for customers the profile menu, with their name and company (PRF-01). */
export function ProfileEntry() {
  return useShopSelector(selectIsLoggedIn) ? <profileMenu.Show /> : <LoginLink />;
}

function LoginLink() {
  const t = useMessages();
  return (
    <Entry as={Link} data-tooltip href={useShopSelector(selectLoginAddress)}>
      <Icon icon={CircleUserRound} />
      <span>{t('session.login')}</span>
    </Entry>
  );
}

export const profileEntryModule = { Component: ProfileEntry, texts: {} };
