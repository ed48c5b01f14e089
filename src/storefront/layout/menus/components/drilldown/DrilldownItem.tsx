import ChevronRight from 'lucide-react/icons/chevron-right';
import type { MouseEvent } from 'react';
import { withBase } from '../../../../../contract/pages/basePath';
import { Icon } from '../../../../ui/controls/Icon';
import { APP_LAUNCHER_ID } from '../../view/barItems';
import type { MenuViewItem } from '../../view/menuViewItem';
import { ItemName, usePlainName } from './ItemName';
import { useAppLauncher } from '../useAppLauncher';
import { linkProps } from '../useFollow';

interface DrilldownItemProps {
  readonly item: MenuViewItem;
  readonly showsActive: boolean;
  readonly onEnter: (item: MenuViewItem) => void;
  readonly onFollow: (event: MouseEvent<HTMLElement>, item: MenuViewItem) => void;
  readonly onIntend: (item: MenuViewItem) => void;
}

/**
 * A parent is a button that enters its level, a leaf a link, the app launcher a button; an item without a destination
 * is plain text.
 */
export function DrilldownItem({ item, showsActive, onEnter, onFollow, onIntend }: DrilldownItemProps) {
  const launch = useAppLauncher();
  const plain = usePlainName();
  const current = showsActive && item.active ? ({ 'aria-current': 'page' } as const) : {};
  if (item.subMenu.length > 0) {
    return (
      <li>
        <button type="button" data-item={item.id} {...current} onClick={() => onEnter(item)}>
          <ItemName name={item.label} />
          <Icon icon={ChevronRight} size="small" />
        </button>
      </li>
    );
  }
  if (item.id === APP_LAUNCHER_ID) {
    return (
      <li>
        <button type="button" data-item={item.id} onClick={(event) => launch(event.currentTarget)}>
          <ItemName name={item.label} />
        </button>
      </li>
    );
  }
  return (
    <li>
      {item.href === null ? (
        <ItemName name={item.label} />
      ) : (
        <a
          href={withBase(item.href)}
          {...linkProps({ ...item, ariaLabel: item.ariaLabel && plain(item.ariaLabel) })}
          {...current}
          data-item={item.id}
          onClick={(event) => onFollow(event, item)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onIntend(item)}
          onTouchStart={() => onIntend(item)}
        >
          <ItemName name={item.label} />
        </a>
      )}
    </li>
  );
}
