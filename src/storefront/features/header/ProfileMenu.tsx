import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import styled from 'styled-components';
import { ACCOUNT_ADDRESS, ADDRESS_BOOK_ADDRESS, ORDERS_ADDRESS } from '../../../contract/pageReference';
import { useShopDispatch, useShopSelector } from '../../app/hooks';
import { useMessages } from '../../messages';
import sessionMenuTexts from '../../messages/fr-FR/sessionMenu.json';
import { Icon } from '../../ui/controls/Icon';
import { media } from '../../ui/theme/media';
import { Link } from '../../ui/controls/Link';
import { tokens } from '../../ui/theme/tokens';
import { Personal, useVault } from '../personal';
import {
  profileMenuClosed,
  profileMenuOpened,
  selectLogoutAddress,
  selectProfileMenuOpen,
  selectSession,
} from '../session';
import { Entry } from './entryLook';

const ownPages = [
  { href: ACCOUNT_ADDRESS, text: 'session.account' },
  { href: ORDERS_ADDRESS, text: 'session.orders' },
  { href: ADDRESS_BOOK_ADDRESS, text: 'session.addresses' },
] as const;

/** A disclosure: it opens without a script too. */
function ProfileMenu() {
  const t = useMessages();
  const vault = useVault();
  const dispatch = useShopDispatch();
  const session = useShopSelector(selectSession);
  const open = useShopSelector(selectProfileMenuOpen);
  const logoutAddress = useShopSelector(selectLogoutAddress);
  const root = useRef<HTMLDetailsElement>(null);
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    dispatch(open ? profileMenuClosed() : profileMenuOpened());
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (open && !root.current?.contains(relatedTarget)) dispatch(profileMenuClosed());
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (open) moveFocus(root.current, key === 'ArrowDown' ? 1 : -1);
      else dispatch(profileMenuOpened());
    } else if (open && (key === 'Escape' || key === 'Tab')) {
      if (key === 'Escape') root.current?.querySelector('summary')?.focus();
      dispatch(profileMenuClosed());
    }
  };
  const name = session?.profile ? <Personal token={session.profile.firstName} /> : t('session.account');
  return (
    <Root ref={root} open={open} onBlur={leave} onKeyDown={press}>
      <Entry as="summary" onClick={toggle}>
        <Icon icon={CircleUserRound} />
        <span>
          <strong>{name}</strong>
          {session?.accountName && <small>{session.accountName}</small>}
        </span>
      </Entry>
      <ul>
        {/* Where the header has place for the icon alone; a screen reader has heard it. */}
        <Who aria-hidden>
          {name}
          {session?.accountName && ` · ${session.accountName}`}
        </Who>
        {ownPages.map(({ href, text }) => (
          <li key={href}>
            <Link href={href}>{t(text)}</Link>
          </li>
        ))}
        <li>
          {/* A plain anchor: logging out is a page of the server's. This one may be shown again by the back button. */}
          <a href={logoutAddress} onClick={vault.clear}>
            {t('session.logout')}
          </a>
        </li>
      </ul>
    </Root>
  );
}

/** From item to item, around the ends. */
function moveFocus(root: HTMLElement | null, step: 1 | -1): void {
  const items = [...(root?.querySelectorAll('a') ?? [])];
  const at = items.findIndex((item) => item === root?.ownerDocument.activeElement);
  const from = at < 0 && step < 0 ? 0 : at;
  items.at((from + step) % items.length)?.focus();
}

const Who = styled.li`
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-bottom: 1px solid ${tokens.color.hairline};
  font-weight: 600;
  ${media.large} {
    display: none;
  }
`;

const Root = styled.details`
  position: relative;
  ul {
    position: absolute;
    top: calc(100% + ${tokens.space[1]});
    right: 0;
    min-width: 12rem;
    padding: ${tokens.space[2]};
    border: 1px solid ${tokens.color.hairline};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow.floating};
  }
  li a {
    display: flex;
    align-items: center;
    min-height: ${tokens.target.base};
    padding-inline: ${tokens.space[3]};
    color: inherit;
    text-decoration: none;
  }
  li a:hover {
    text-decoration: underline;
  }
`;

export const profileMenuPart = { Part: ProfileMenu, texts: sessionMenuTexts };
