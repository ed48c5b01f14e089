import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import type { ListingLayout } from '../../../../contract/pages/listingLayout';
import { useShopDispatch } from '../../../kernel/hooks';
import { navigationRequested } from '../../../kernel/location';
import { useMessages } from '../../../messages';
import texts from '../../../messages/fr-FR/searchLayout.json';
import { Icon } from '../../../ui/controls/Icon';
import { isPlainClick } from '../../../ui/controls/isPlainClick';
import { Link } from '../../../ui/controls/Link';
import { tokens } from '../../../ui/theme/tokens';
import { layoutChosen, listingLayoutEvents, listingLayoutReducer, listingLayoutSaga } from '../layout/late';

export interface LayoutSwitchProps {
  readonly layout: ListingLayout;
  /** The address of the listing as cards, and as a table. */
  readonly grid: string;
  readonly list: string;
}

const layouts = [
  { layout: 'grid', icon: LayoutGrid, label: 'search.layout.grid' },
  { layout: 'list', icon: Rows3, label: 'search.layout.list' },
] as const;

/** Switches between cards and a table: the choice becomes part of the address, and applies to later listings too. */
function LayoutSwitch({ layout: shown, ...addresses }: LayoutSwitchProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const choose = (event: MouseEvent, layout: ListingLayout) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    dispatch(layoutChosen({ layout }));
    // Replaces the history entry: going back to the same listing would only show it in the new layout again.
    dispatch(navigationRequested(addresses[layout], 'REPLACE'));
  };
  return (
    <Root>
      {layouts.map(({ layout, icon, label }) => (
        <li key={layout}>
          <Link
            href={addresses[layout]}
            rel="nofollow"
            aria-label={t(label)}
            data-tooltip
            aria-current={layout === shown || undefined}
            onClick={(event) => choose(event, layout)}
          >
            <Icon icon={icon} size="small" />
          </Link>
        </li>
      ))}
    </Root>
  );
}

export const layoutSwitchModule = {
  Component: LayoutSwitch,
  texts,
  slices: { listingLayout: listingLayoutReducer },
  events: [listingLayoutEvents],
  saga: listingLayoutSaga,
} as const;

const Root = styled.ul`
  display: flex;
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  a {
    display: grid;
    place-items: center;
    width: ${tokens.target.base};
    height: ${tokens.target.base};
    border-radius: 9px;
    color: ${tokens.color.inkSoft};
  }
  a:hover {
    color: ${tokens.color.pine};
  }
  [aria-current] {
    background: ${tokens.color.pineSoft};
    color: ${tokens.color.pine};
  }
`;
