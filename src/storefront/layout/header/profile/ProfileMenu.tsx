import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { useRef, type FocusEvent, type MouseEvent } from 'react';
import styled from 'styled-components';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { lazyCode } from '../../../kernel/lazy';
import { useMessages } from '../../../messages';
import linksTexts from '../../../messages/fr-FR/links.json';
import sessionMenuTexts from '../../../messages/fr-FR/sessionMenu.json';
import { Icon } from '../../../ui/controls/Icon';
import { NamedIcon } from '../../../ui/controls/NamedIcon';
import { loadAllDrawings } from '../../../ui/controls/namedDrawings';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { Personal } from '../../../kernel/personal';
import { useEditedMenu } from '../../menus';
import { selectCompany, selectLogoutAddress, selectSession } from '../../../features/visitor';
import { profileMenuClosed, profileMenuOpened, selectProfileMenuOpen } from '../../../kernel/session';
import { selectSiteConfiguration } from '../../../features/site';
import { customerApi } from '../../../features/visitor/acting/late';
import { allAccounts, hasOtherAccount } from '../accounts/allAccounts';
import { Entry } from '../entry.styles';
import { leadsToAccounts, profileItems, type OwnItem, type ProfileItem } from './profileItems';
import { profileMenuApi, profileMenuOptions } from './profileMenuApi';
import { ProfileMenuItem } from './ProfileMenuItem';
import { readProfileMenu } from './readProfileMenu';
import { selectOwnTool } from './selectOwnTool';
import { useMenuKeys } from './useMenuKeys';

// The server and a replay, which load all late code, draw the icon at once.
lazyCode(loadAllDrawings);

/** The menu of a logged-in user: a `<details>`, which opens without JavaScript. */
function ProfileMenu() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const session = useShopSelector(selectSession);
  const company = useShopSelector(selectCompany);
  const open = useShopSelector(selectProfileMenuOpen);
  const { header } = useShopSelector(selectSiteConfiguration);
  const edited = useEditedMenu(header.profileMenu, profileMenuOptions);
  const { data: stored } = profileMenuApi.useProfileMenuQuery(header.profileMenu, { skip: edited !== null });
  const menu = edited ?? stored;
  const accounts = customerApi.useManagedAccountsQuery(allAccounts, { skip: !leadsToAccounts(menu) });
  // If the accounts could not be read there may be others: the dialog reads them again.
  const choosesAccount = accounts.error !== undefined || hasOtherAccount(accounts.data ?? []);
  const logoutAddress = useShopSelector(selectLogoutAddress);
  const tool = useShopSelector(selectOwnTool);
  const own: readonly OwnItem[] = [
    ...(tool ? [{ actionType: 'ServerPage', label: t(tool.label), actionValue: tool.page } as const] : []),
    { actionType: 'LogOut', label: t('session.logout'), actionValue: logoutAddress },
  ];
  const root = useRef<HTMLDetailsElement>(null);
  const onOpen = () => void dispatch(profileMenuOpened());
  const onClose = () => void dispatch(profileMenuClosed());
  const keyPressed = useMenuKeys(root, { open, onOpen, onClose });
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    if (open) onClose();
    else onOpen();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (open && !root.current?.contains(relatedTarget)) onClose();
  };
  const name = session?.profile ? <Personal token={session.profile.firstName} /> : t('session.account');
  return (
    <Root ref={root} open={open} onBlur={leave} onKeyDown={keyPressed}>
      <Trigger as="summary" data-tooltip onClick={toggle}>
        {header.profileIcon ? <NamedIcon name={header.profileIcon} /> : <Icon icon={CircleUserRound} />}
        <span>
          <strong>{name}</strong>
          {company && <small>{company}</small>}
        </span>
      </Trigger>
      <ul>
        {/* The whole name, which the header may cut or leave out; screen readers read the one in the header. */}
        <Who aria-hidden>
          {name}
          {company && ` · ${company}`}
        </Who>
        {profileItems(menu, own, choosesAccount).map((item) => (
          <ProfileMenuItem key={keyOf(item)} item={item} />
        ))}
      </ul>
    </Root>
  );
}

/**
 * The shop's own entries keep their elements, and with them the focus, when the builder's menu arrives in an open menu.
 */
const keyOf = ({ id, actionType }: ProfileItem): string =>
  actionType === 'LogOut' || actionType === 'ServerPage' ? actionType : id;

/**
 * First name and company, which takes a second line instead of width: the row has none to spare where five items of the
 * menu have to fit.
 */
const Trigger = styled(Entry)`
  > span {
    /* Two lines of a company do not make the row higher. */
    margin-block: calc(-1 * ${tokens.space[1]});
  }
  strong,
  small {
    display: block;
    max-width: 7.25rem;
    overflow: hidden;
    text-overflow: ellipsis;
    ${media.widest} {
      max-width: 11rem;
    }
  }
  small {
    display: -webkit-box;
    color: inherit;
    font-size: ${tokens.size.caption};
    white-space: normal;
    overflow-wrap: break-word;
    text-wrap: balance;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const Who = styled.li`
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-bottom: 1px solid ${tokens.color.hairline};
  font-weight: 600;
`;

const Root = styled.details`
  /* A name that may break would otherwise be squeezed by the row, and the cart beside it too. */
  min-width: max-content;
  position: relative;
  > ul {
    position: absolute;
    /* 40 px below its button (PRF-01). */
    top: calc(100% + 40px);
    right: 0;
    min-width: 14rem;
    max-width: min(21.75rem, calc(100vw - 2rem));
    max-height: calc(100vh - 10.5rem);
    overflow-y: auto;
    padding: ${tokens.space[2]};
    border: 1px solid ${tokens.color.hairline};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow.floating};
    color: ${tokens.color.ink};
  }
  ul ul {
    padding-left: ${tokens.space[4]};
  }
  li :is(a, button) {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    width: 100%;
    min-height: ${tokens.target.base};
    padding: 0 ${tokens.space[3]};
    border: 0;
    border-radius: ${tokens.radius.control};
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  li :is(a, button):hover {
    text-decoration: underline;
  }
`;

export const profileMenuModule = {
  Component: ProfileMenu,
  texts: { ...linksTexts, ...sessionMenuTexts },
  reads: readProfileMenu,
};
