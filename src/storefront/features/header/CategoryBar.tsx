import ChevronDown from 'lucide-react/icons/chevron-down';
import Menu from 'lucide-react/icons/menu';
import type { FocusEvent, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useShopDispatch, useShopSelector } from '../../app/hooks';
import { onIntent } from '../../app/parts';
import { useMessages } from '../../messages';
import { Icon } from '../../ui/controls/Icon';
import { isPlainClick } from '../../ui/controls/isPlainClick';
import { PageColumn } from '../../ui/layout/PageFrame';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { menuClosed, menuItemToggled, selectPanelOpen, selectSelectedMenuId, useCategoryMenu } from '../menus';
import { categoryPanel } from './categoryPanelPart';
import { menuDrawer } from './menuDrawerPart';
import { allCategoriesAddress, useOpenPanel } from './useOpenPanel';

/**
 * The categories on wide screens. Each is a link; where scripts run a click opens its panel instead, the next one
 * closes it. What the width leaves no place for is in "all categories".
 */
export function CategoryBar() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const items = useCategoryMenu();
  const openId = useShopSelector(selectSelectedMenuId);
  const panelOpen = useShopSelector(selectPanelOpen);
  const openPanel = useOpenPanel();
  if (items.length === 0) return null;

  const leave = (event: FocusEvent<HTMLElement>) => {
    if (openId !== null && !event.currentTarget.contains(event.relatedTarget)) dispatch(menuClosed());
  };
  const escape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || openId === null) return;
    event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    dispatch(menuClosed());
  };
  return (
    <Bar aria-label={t('header.categories')} {...onIntent(categoryPanel)} onBlur={leave} onKeyDown={escape}>
      {openId !== null && <Backdrop aria-hidden onClick={() => dispatch(menuClosed())} />}
      <PageColumn as="ul">
        <li>
          <a
            href={allCategoriesAddress}
            aria-haspopup="dialog"
            aria-expanded={panelOpen}
            {...onIntent(menuDrawer)}
            onClick={openPanel}
          >
            <Icon icon={Menu} size="x-small" />
            <span>{t('header.allCategories')}</span>
          </a>
        </li>
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={item.href ?? allCategoriesAddress}
              {...(item.items.length > 0 && { 'aria-expanded': item.id === openId })}
              onClick={(event) => {
                if (item.items.length === 0 || !isPlainClick(event)) return;
                event.preventDefault();
                dispatch(menuItemToggled({ id: item.id }));
              }}
            >
              <span>{item.label}</span>
              {item.items.length > 0 && <Icon icon={ChevronDown} size="xx-small" />}
            </a>
            {item.id === openId && <categoryPanel.Show item={item} />}
          </li>
        ))}
      </PageColumn>
    </Bar>
  );
}

const Bar = styled.nav`
  display: none;
  border-top: 1px solid ${tokens.color.hairline};
  ${media.large} {
    display: block;
  }
  > ul {
    display: flex;
    gap: ${tokens.space[1]};
  }
  > ul > li {
    min-width: 0;
    &:first-child {
      flex: none;
      margin-right: ${tokens.space[3]};
      margin-left: calc(-1 * ${tokens.space[3]});
      font-weight: 600;
    }
    /* As many as fit beside one another at these widths. */
    @media not all and (min-width: 72em) {
      &:nth-child(n + 6) {
        display: none;
      }
    }
    @media not all and (min-width: 82em) {
      &:nth-child(n + 7) {
        display: none;
      }
    }
    &:nth-child(n + 8) {
      display: none;
    }
  }
  > ul > li > a {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-height: ${tokens.target.base};
    padding: 0 ${tokens.space[3]};
    color: ${tokens.color.ink};
    text-decoration: none;
    white-space: nowrap;
    > span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    > svg:last-child {
      color: ${tokens.color.inkSoft};
      transition: transform ${tokens.motion.base};
    }
    &:hover {
      color: ${tokens.color.pine};
    }
    &[aria-expanded='true'] {
      box-shadow: inset 0 -3px ${tokens.color.pine};
      color: ${tokens.color.pine};
      > svg:last-child {
        transform: rotate(180deg);
      }
    }
  }
`;

const Backdrop = styled.div`
  position: fixed;
  z-index: -1;
  inset: 0;
`;
