import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { ACCOUNT_PAGES } from '../../../../contract/account/accountPages';
import { HOME_ADDRESS } from '../../../../contract/pages/pageReference';
import { addressOf, namedPage } from '../../../../contract/pages/references';
import { useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { Icon } from '../../../ui/controls/Icon';
import { Link } from '../../../ui/controls/Link';
import { selectLocation } from '../../../kernel/location';
import { selectIsLoggedIn } from '../../../features/visitor';
import { Entry } from '../entry.styles';
import { profileMenu } from './lazyProfileMenu';

/** The login link for guests; for customers their name, company and the logout link (PRF-01). */
export function ProfileEntry() {
  return useShopSelector(selectIsLoggedIn) ? <profileMenu.Show /> : <LoginLink />;
}

const ownPages: readonly string[] = [HOME_ADDRESS, ...Object.values(ACCOUNT_PAGES)];

function LoginLink() {
  const t = useMessages();
  const { pathname, search } = useShopSelector(selectLocation);
  const href = addressOf(namedPage('Login', ownPages.includes(pathname) ? undefined : pathname + search));
  return (
    <Entry as={Link} href={href ?? ACCOUNT_PAGES.login}>
      <Icon icon={CircleUserRound} />
      <span>{t('session.login')}</span>
    </Entry>
  );
}

export const profileEntryModule = { Component: ProfileEntry, texts: {} };
