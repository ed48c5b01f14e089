import { useEffect, useRef, type MouseEvent } from 'react';
import { useMessages } from '../../../storefront/messages';
import { useBuilderSelector } from '../../kernel/hooks';
import { selectDrop, selectPathInHand, selectRows, selectWrongKeys } from '../inHand';
import { selectDrag } from '../menusSlice';
import { keyOf, type TreeRowView } from '../rows';
import { useMenuActions } from '../useMenuActions';
import { DropNote, StepNote } from './TreeNotes';
import { TreeRow } from './TreeRow';
import { Tree } from './tree.styles';
import { focusRow, pathOfElement, ROW, TOGGLE } from './treeRows';
import { useTreeDrag } from './useTreeDrag';
import { useTreeKeys } from './useTreeKeys';

/** The row that Tab leads to: the item in hand, else the nearest one above it in sight, else the first. */
const tabStopOf = (rows: readonly TreeRowView[], inHand: string): string | null => {
  const shown = rows.findLast(({ key }) => inHand === key || inHand.startsWith(`${key}.`));
  return (shown ?? rows[0])?.key ?? null;
};

/** The items of a menu as a tree: chosen, opened, moved by keys, by mouse and by touch. */
export function MenuTree({ menu }: { readonly menu: string }) {
  const t = useMessages();
  const tree = useRef<HTMLDivElement>(null);
  const rows = useBuilderSelector(selectRows);
  const wrong = useBuilderSelector(selectWrongKeys);
  const inHand = keyOf(useBuilderSelector(selectPathInHand));
  const drag = useBuilderSelector(selectDrag);
  const drop = useBuilderSelector(selectDrop);
  const tabStop = tabStopOf(rows, inHand);
  const actions = useMenuActions();
  const keyPressed = useTreeKeys(rows, tabStop, actions);
  const pointer = useTreeDrag(menu);

  // Going back and forward moves what is in hand: a focus in the tree goes with it.
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
      // What is in hand stays in sight, or what it is in comes into hand.
      if (row?.isOpen && inHand.startsWith(`${keyOf(path)}.`)) actions.select(path);
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
              level={row.level}
              position={row.position}
              size={row.size}
              isOpen={row.hasChildren ? row.isOpen : undefined}
              isInHand={row.key === inHand}
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
