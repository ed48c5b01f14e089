import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import styled from 'styled-components';
import { useMessages } from '../../../messages';
import { Icon } from '../../../ui/controls/Icon';
import { Link } from '../../../ui/controls/Link';
import { tokens } from '../../../ui/theme/tokens';
import type { Listing } from '../listing';

interface LayoutSwitchProps {
  readonly listing: Listing;
  readonly addressOf: (listing: Listing) => string;
}

const layouts = [
  { layout: 'grid', icon: LayoutGrid, label: 'search.layout.grid' },
  { layout: 'list', icon: Rows3, label: 'search.layout.list' },
] as const;

/** Cards or a dense list; the choice is part of the address. */
export function LayoutSwitch({ listing, addressOf }: LayoutSwitchProps) {
  const t = useMessages();
  return (
    <Root>
      {layouts.map(({ layout, icon, label }) => (
        <li key={layout}>
          <Link
            href={addressOf({ ...listing, layout })}
            rel="nofollow"
            aria-label={t(label)}
            title={t(label)}
            aria-current={layout === listing.layout || undefined}
          >
            <Icon icon={icon} size="small" />
          </Link>
        </li>
      ))}
    </Root>
  );
}

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
