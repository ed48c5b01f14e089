import Menu from 'lucide-react/icons/menu';
import styled from 'styled-components';
import { useShopSelector } from '../../kernel/hooks';
import { useMessages } from '../../messages';
import { Icon } from '../../ui/controls/Icon';
import { PageColumn } from '../../ui/layout/PageFrame';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { CartBadge } from '../../features/cart';
import { MENU_ANCHOR, navigationBar, selectPanelOpen, useMenuTrigger } from '../menus';
import { searchForm } from '../../features/search';
import { HeaderFrame } from './headerFrame';
import { logo } from './logo/lazyLogo';
import { profileEntry } from './profile/lazyProfileEntry';

/** The header: logo, menu and search in one row on large screens; below that width search has its own row. */
export function Header() {
  return (
    <HeaderFrame id="header">
      <Rows>
        <MenuTrigger />
        <logo.Show />
        <navigationBar.Show />
        <searchForm.Show />
        <Entries>
          <profileEntry.Show />
          <CartBadge />
        </Entries>
      </Rows>
    </HeaderFrame>
  );
}

/** Apart from the header, which is not rendered again when the menu opens. */
function MenuTrigger() {
  const t = useMessages();
  return (
    <MenuLink href={`#${MENU_ANCHOR}`} {...useMenuTrigger()} aria-expanded={useShopSelector(selectPanelOpen)}>
      <Icon icon={Menu} size="small" />
      <span>{t('header.menu')}</span>
    </MenuLink>
  );
}

const Rows = styled(PageColumn)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[2]} ${tokens.space[3]};
  > nav,
  > div:not(:last-child) {
    grid-column: 1/-1;
  }
  > div:not(:last-child) {
    grid-row: 2;
  }
  > :nth-child(2) {
    justify-self: start;
  }
  ${media.fromMedium} {
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    gap: ${tokens.space[3]} ${tokens.space[4]};
    padding-block: ${tokens.space[3]};
    > nav {
      grid-area: 1/3;
    }
  }
  ${media.large} {
    display: flex;
    gap: ${tokens.space[2]};
    /* The menu gets what it needs, however many of its items are in "more"; the search box grows with what is left. */
    > nav {
      flex: 1 1 auto;
      min-width: 0;
      max-width: var(--nav-width, none);
    }
    /* The search box: at least as wide as its whole placeholder. */
    > div:not(:last-child) {
      flex: 1000 0 23.25rem;
      max-width: 36rem;
      margin-left: auto;
      input {
        padding: 0 ${tokens.space[3]};
        font-size: ${tokens.size.small};
      }
      input::placeholder {
        font-size: ${tokens.size.caption};
      }
    }
  }
  ${media.wide} {
    gap: ${tokens.space[4]};
    > div:not(:last-child) {
      flex-basis: 27rem;
      input::placeholder {
        font-size: inherit;
      }
    }
  }
`;

/** Profile and cart, at the end of the row. */
const Entries = styled.div`
  grid-area: 1/-2;
  display: flex;
  gap: ${tokens.space[2]};
  ${media.large} {
    margin-left: auto;
  }
`;

/* Shown or hidden by the builder's settings, in MenuTriggerStyle (NAV-23, NAV-24). */
const MenuLink = styled.a`
  display: var(--menu-trigger, inline-flex);
  align-items: center;
  gap: ${tokens.space[2]};
  min-width: ${tokens.target.base};
  min-height: ${tokens.target.base};
  border-radius: ${tokens.radius.control};
  color: inherit;
  font-weight: 600;
  text-decoration: none;
  ${media.tiny} {
    justify-content: center;
    margin-left: calc(-1 * ${tokens.space[3]});
    > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  ${media.large} {
    display: var(--menu-trigger-large, none);
  }
`;
