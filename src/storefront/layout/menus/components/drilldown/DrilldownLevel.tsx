import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { MouseEvent } from 'react';
import { withBase } from '../../../../../contract/pages/basePath';
import { useMessages } from '../../../../messages';
import { Icon } from '../../../../ui/controls/Icon';
import type { MenuViewItem } from '../../view/menuViewItem';
import { usePlainName } from './ItemName';
import { DrilldownItem } from './DrilldownItem';
import { Level } from './drilldown.styles';
import { linkProps } from '../useFollow';

interface DrilldownLevelProps {
  /** The item whose submenu this level is; null at the top of the panel's list. */
  readonly parent: MenuViewItem | null;
  readonly canGoBack: boolean;
  readonly items: readonly MenuViewItem[];
  readonly direction: 'forward' | 'back' | null;
  readonly backLabel: string;
  /** Whether the link to the current page is marked. */
  readonly showsActive: boolean;
  readonly onBack: () => void;
  readonly onEnter: (item: MenuViewItem) => void;
  readonly onFollow: (event: MouseEvent<HTMLElement>, item: MenuViewItem) => void;
  readonly onIntend: (item: MenuViewItem) => void;
}

/** One level: back button, link to the whole category, items. */
export function DrilldownLevel({ parent, canGoBack, items, direction, backLabel, ...rest }: DrilldownLevelProps) {
  const t = useMessages();
  const plain = usePlainName();
  const { showsActive, onBack, onEnter, onFollow, onIntend } = rest;
  const href = parent?.href ?? null;
  const all = parent && { ...parent, type: 'InternalLink' };
  return (
    <Level $direction={direction}>
      {canGoBack && (
        <button
          type="button"
          data-back
          onClick={onBack}
          aria-label={t('navigation.backFrom', { label: plain(backLabel) })}
        >
          <Icon icon={ChevronLeft} size="small" />
          <span>{plain(backLabel)}</span>
        </button>
      )}
      <ul {...(parent && { 'aria-label': plain(parent.label) })}>
        {all && href !== null && (
          <li>
            <a
              href={withBase(href)}
              {...linkProps({ ...all, ariaLabel: null })}
              data-all
              onClick={(event) => onFollow(event, all)}
              onPointerEnter={() => onIntend(all)}
            >
              {t('navigation.all', { label: plain(all.label) })}
            </a>
          </li>
        )}
        {items.map((item) => (
          <DrilldownItem
            key={item.id}
            item={item}
            showsActive={showsActive}
            onEnter={onEnter}
            onFollow={onFollow}
            onIntend={onIntend}
          />
        ))}
      </ul>
    </Level>
  );
}
