import { useEffect, useRef, type MouseEvent } from 'react';
import { useMessages } from '../../../storefront/messages';
import { useBuilderSelector } from '../../kernel/hooks';
import { useDataLanguage } from '../../language';
import { selectDrop, selectSelectedPath, selectRows, selectWrongKeys } from '../selection';
import { selectDrag } from '../menusSlice';
import { keyOf, type TreeRowView } from '../rows';
import { useMenuActions } from '../useMenuActions';
import { DropNote, StepNote } from './TreeNotes';
import { TreeRow } from './TreeRow';
import { Tree } from './tree.styles';
import { focusRow, pathOfElement, ROW, TOGGLE } from './treeRows';
import { useTreeDrag } from './useTreeDrag';
import { useTreeKeys } from './useTreeKeys';

/** The key of the row in the tab order: the selected one, else its nearest visible ancestor, else the first row. */
function tabStopOf(rows: readonly TreeRowView[], selectedKey: string): string | null {
  const shown = rows.findLast(({ key }) => selectedKey === key || selectedKey.startsWith(`${key}.`));
  return (shown ?? rows[0])?.key ?? null;
}

/** The items of a menu as a tree: selected, expanded and moved by keyboard, mouse and touch. */
export function MenuTree({ menu }: { readonly menu: string }) {
  const t = useMessages();
  const dataLanguage = useDataLanguage();
  const tree = useRef<HTMLDivElement>(null);
  const rows = useBuilderSelector(selectRows);
  const wrong = useBuilderSelector(selectWrongKeys);
  const selectedKey = keyOf(useBuilderSelector(selectSelectedPath));
  const drag = useBuilderSelector(selectDrag);
  const drop = useBuilderSelector(selectDrop);
  const tabStop = tabStopOf(rows, selectedKey);
  const actions = useMenuActions();
  const keyPressed = useTreeKeys(rows, tabStop, actions);
  const pointer = useTreeDrag(menu);

  // Undo and redo move the selection: a focus that is in the tree follows it.
  useEffect(() => {
    const focused = document.activeElement;
    const isElsewhere = focused?.getAttribute(ROW) !== tabStop;
    if (tree.current?.contains(focused) && isElsewhere && tabStop !== null) focusRow(tree.current, tabStop);
  }, [tabStop]);

  const clicked = (event: MouseEvent<HTMLElement>) => {
    const element = event.target instanceof Element ? event.target : null;
    const path = pathOfElement(element);
    if (!path) return;
    const row = rows.find(({ key }) => key === keyOf(path));
    if (element?.closest(`[${TOGGLE}]`)) {
      actions.toggle([path], row?.isOpen !== true);
      // Collapsing an item whose descendant is selected selects the item itself, so that the selection stays visible.
      if (row?.isOpen && selectedKey.startsWith(`${keyOf(path)}.`)) actions.select(path);
    } else actions.select(path);
  };

  const dropKey = drop && keyOf(drop.over.path);
  const draggedKey = drag?.isMoving ? keyOf(drag.from) : null;
  return (
    <>
      {rows.length === 0 ? (
        <p>{t('builderMenus.empty')}</p>
      ) : (
        <Tree
          ref={tree}
          role="tree"
          aria-label={t('builderMenus.tree', { menu })}
          $isDragging={draggedKey !== null}
          onKeyDown={keyPressed}
          onClick={clicked}
          {...pointer}
        >
          {rows.map((row) => (
            <TreeRow
              key={row.key}
              rowKey={row.key}
              label={row.label}
              lang={dataLanguage}
              level={row.level}
              position={row.position}
              size={row.size}
              isOpen={row.hasChildren ? row.isOpen : undefined}
              isSelected={row.key === selectedKey}
              isTabStop={row.key === tabStop}
              isDragged={row.key === draggedKey}
              drop={row.key === dropKey ? drop?.over.where : undefined}
              mayDrop={drop?.effect === 'move' || drop?.effect === 'none'}
              wrong={wrong.get(row.key)}
            />
          ))}
        </Tree>
      )}
      <DropNote />
      <StepNote />
    </>
  );
}
