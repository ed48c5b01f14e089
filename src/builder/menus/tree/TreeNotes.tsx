import styled from 'styled-components';
import { useMessages } from '../../../storefront/messages';
import { VisuallyHidden } from '../../../storefront/ui/text/VisuallyHidden';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { useBuilderSelector } from '../../kernel/hooks';
import { itemAt } from '../../draft';
import { selectDrop, selectSelectedItems, selectSelectedPath } from '../selection';
import { selectAnnounced } from '../menusSlice';

/** What dropping the dragged item now would do, or why it may not go there. */
export function DropNote() {
  const t = useMessages();
  const drop = useBuilderSelector(selectDrop);
  const items = useBuilderSelector(selectSelectedItems);
  if (!drop) return <Note />;
  const label = itemAt(items, drop.over.path)?.label ?? '';
  if (drop.effect === 'move') return <Note>{t('builderMenus.drop.move', { where: drop.where, label })}</Note>;
  return <Note $isRefusal={drop.effect !== 'none'}>{t(`builderMenus.drop.${drop.effect}`)}</Note>;
}

/** Announces to screen readers where the selected item is after each step. */
export function StepNote() {
  const t = useMessages();
  const announced = useBuilderSelector(selectAnnounced);
  const items = useBuilderSelector(selectSelectedItems);
  const path = useBuilderSelector(selectSelectedPath);
  const above = itemAt(items, path.slice(0, -1));
  const text = announced && {
    announced,
    label: itemAt(items, path)?.label ?? '',
    position: (path.at(-1) ?? 0) + 1,
    count: (above?.subMenu ?? items).length,
    level: path.length,
    inside: above ? 'item' : 'menu',
    above: above?.label ?? '',
  };
  return <VisuallyHidden role="status">{text ? t('builderMenus.announced', text) : ''}</VisuallyHidden>;
}

/** The height of the note stays reserved while nothing is dragged, so that the tree does not move under the pointer. */
const Note = styled.p<{ readonly $isRefusal?: boolean }>`
  min-height: 1.25rem;
  color: ${({ $isRefusal = false }) => ($isRefusal ? tokens.color.danger : tokens.color.inkSoft)};
  font-size: ${tokens.size.caption};
`;
