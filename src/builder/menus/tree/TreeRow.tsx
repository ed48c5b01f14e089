import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { memo } from 'react';
import { useMessages } from '../../../storefront/messages';
import { Icon } from '../../../storefront/ui/controls/Icon';
import { VisuallyHidden } from '../../../storefront/ui/text/VisuallyHidden';
import { GRIP, ROW, TOGGLE } from './treeRows';
import { Row } from './tree.styles';

export interface TreeRowProps {
  readonly rowKey: string;
  readonly label: string;
  /** The language of the label. */
  readonly lang: string | undefined;
  readonly level: number;
  readonly position: number;
  readonly size: number;
  /** undefined: the item has no submenu. */
  readonly isOpen: boolean | undefined;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly isDragged: boolean;
  /** Where on this row a dragged item would be inserted. */
  readonly drop: 'before' | 'after' | 'inside' | undefined;
  readonly mayDrop: boolean;
  readonly wrong: 'own' | 'below' | undefined;
}

/** One row. Its props are plain values for `memo`: of up to 2,500 rows only those that changed are rendered. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const t = useMessages();
  const { rowKey, label, lang, level, position, size, isOpen, isSelected, isTabStop, isDragged, drop, mayDrop, wrong } =
    props;
  // A collapsed item also shows problems of its descendants.
  const isWrong = wrong === 'own' || (wrong === 'below' && isOpen !== true);
  const isNamed = label.trim() !== '';
  return (
    <Row
      role="treeitem"
      {...{ [ROW]: rowKey }}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      $level={level}
      $drop={drop}
      $mayDrop={mayDrop}
      $isDragged={isDragged}
    >
      <span {...{ [GRIP]: '' }} aria-hidden>
        <Icon icon={GripVertical} size="x-small" />
      </span>
      <span {...(isOpen !== undefined && { [TOGGLE]: '' })} aria-hidden>
        {isOpen !== undefined && <Icon icon={ChevronRight} size="x-small" />}
      </span>
      <span lang={isNamed ? lang : undefined}>{isNamed ? label : t('builderMenus.unnamed')}</span>
      {isWrong && (
        <>
          <Icon icon={CircleAlert} size="x-small" variant="error" />
          <VisuallyHidden>{t('builderMenus.wrong')}</VisuallyHidden>
        </>
      )}
    </Row>
  );
});
