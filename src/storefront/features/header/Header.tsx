import Menu from 'lucide-react/icons/menu';
import styled from 'styled-components';
import { useShopSelector } from '../../app/hooks';
import { onIntent } from '../../app/parts';
import { useMessages } from '../../messages';
import { Icon } from '../../ui/controls/Icon';
import { HeaderBar, PageColumn } from '../../ui/layout/PageFrame';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { CartBadge } from '../cart';
import { MENU_ANCHOR, navigationBar, navigationPanel, selectPanelOpen, useOpenPanel } from '../menus';
import { searchForm } from '../search';
import { logo } from './logoPart';
import { ProfileEntry } from './profile/ProfileEntry';

/** The sticky header: one row from 48em on, the search box on a row of its own below that. */
export function Header() {
  const t = useMessages();
  const panelOpen = useShopSelector(selectPanelOpen);
  const openPanel = useOpenPanel();
  return (
    <Sticky id="header">
      <Rows>
        <MenuLink
          href={`#${MENU_ANCHOR}`}
          data-menu-trigger
          aria-haspopup="dialog"
          aria-expanded={panelOpen}
          {...onIntent(navigationPanel)}
          onClick={openPanel}
        >
          <Icon icon={Menu} size="small" />
          <span>{t('header.menu')}</span>
        </MenuLink>
        <logo.Show />
        <searchForm.Show />
        <ProfileEntry />
        <CartBadge />
      </Rows>
      <navigationBar.Show />
    </Sticky>
  );
}

const Sticky = styled(HeaderBar)`
  background: var(--header-bar, ${tokens.color.paper});
  color: var(--header-bar-text, ${tokens.color.ink});
  /* On a low window, or one zoomed to 400 %, it would leave too little of the page. */
  @media (max-height: 28rem) {
    position: relative;
  }
`;

const Rows = styled(PageColumn)`
  display: grid;
  grid-template: 'menu logo profile cart' auto 'search search search search' auto / auto 1fr auto auto;
  align-items: center;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[2]} ${tokens.space[3]};
  > form,
  > div {
    grid-area: search;
  }
  > :nth-child(2) {
    justify-self: start;
  }
  ${media.fromMedium} {
    grid-template: 'menu logo search profile cart' auto / auto auto minmax(0, 1fr) auto auto;
    gap: ${tokens.space[4]};
    padding-block: ${tokens.space[3]};
  }
  ${media.large} {
    grid-template: 'logo search profile cart' auto / auto minmax(0, 1fr) auto auto;
    gap: ${tokens.space[6]};
  }
`;

/* What the builder says of it is in the header's look (NAV-23, NAV-24). */
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
