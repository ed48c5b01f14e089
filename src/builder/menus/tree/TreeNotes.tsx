import styled from 'styled-components';
import { useMessages } from '../../../storefront/messages';
import { VisuallyHidden } from '../../../storefront/ui/text/VisuallyHidden';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { useBuilderSelector } from '../../kernel/hooks';
import { itemAt } from '../../draft';
import { selectDrop, selectSelectedItems, selectSelectedPath } from '../selection';
import { selectTold } from '../menusSlice';

/** What letting go of the dragged item would do, or why it may not go there. */
export function DropNote() {
  const t = useMessages();
  const drop = useBuilderSelector(selectDrop);
  const items = useBuilderSelector(selectSelectedItems);
  if (!drop) return <Note />;
  const label = itemAt(items, drop.over.path)?.label ?? '';
  if (drop.effect === 'move') return <Note>{t('builderMenus.drop.move', { where: drop.where, label })}</Note>;
  return <Note $isRefusal={drop.effect !== 'none'}>{t(`builderMenus.drop.${drop.effect}`)}</Note>;
}

/** Tells who does not see the tree where the selected item is now, after each step. */
export function StepNote() {
  const t = useMessages();
  const told = useBuilderSelector(selectTold);
  const items = useBuilderSelector(selectSelectedItems);
  const path = useBuilderSelector(selectSelectedPath);
  const above = itemAt(items, path.slice(0, -1));
  const text = told && {
    told,
    label: itemAt(items, path)?.label ?? '',
    position: (path.at(-1) ?? 0) + 1,
    count: (above?.subMenu ?? items).length,
    level: path.length,
    inside: above ? 'item' : 'menu',
    above: above?.label ?? '',
  };
  return <VisuallyHidden role="status">{text ? t('builderMenus.told', text) : ''}</VisuallyHidden>;
}

/** It keeps its place while nothing is dragged, so that the tree does not move below the pointer. */
const Note = styled.p<{ readonly $isRefusal?: boolean }>`
  min-height: 1.25rem;
  color: ${({ $isRefusal = false }) => ($isRefusal ? tokens.color.danger : tokens.color.inkSoft)};
  font-size: ${tokens.size.caption};
`;
