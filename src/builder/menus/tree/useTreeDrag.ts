import { useEffect, useRef, type PointerEvent } from 'react';
import { scrollAtEdges, type EdgeScroll } from '../../../storefront/platform/page/edgeScroll';
import { useBuilderSelector, useBuilderStore } from '../../kernel/hooks';
import { itemMoved, type Target } from '../../draft';
import { selectDrop } from '../selection';
import { dragEnded, itemDragged, itemPressed, selectDrag } from '../menusSlice';
import { zoneOf } from '../steps';
import { GRIP, pathOfElement, ROW } from './treeRows';

/** How far, in CSS pixels, a pressed pointer has to move for a drag. */
const THRESHOLD = 5;

/**
 * Drags tree items by mouse, pen or finger. A finger drags by the grip alone, so that it can scroll everywhere else.
 * HTML's own drag and drop lacks touch in some browsers and asks for a long press in others.
 */
export function useTreeDrag(menu: string) {
  const store = useBuilderStore();
  const isMoving = useBuilderSelector((state) => selectDrag(state)?.isMoving === true);
  const edges = useRef<EdgeScroll>(null);

  const end = () => {
    edges.current?.stop();
    edges.current = null;
    if (selectDrag(store.getState())) store.dispatch(dragEnded());
  };

  useEffect(() => {
    if (!isMoving) return undefined;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      edges.current?.stop();
      store.dispatch(dragEnded());
    };
    document.addEventListener('keydown', pressed, true);
    return () => document.removeEventListener('keydown', pressed, true);
  }, [isMoving, store]);

  /** The row at this height, and which part of it. */
  const rowAt = (tree: Element, y: number): Target | null => {
    const { left, width } = tree.getBoundingClientRect();
    const row = document.elementFromPoint(left + width / 2, y)?.closest(`[${ROW}]`) ?? null;
    const path = tree.contains(row) ? pathOfElement(row) : null;
    if (!row || !path) return null;
    const { top, height } = row.getBoundingClientRect();
    return { path, where: zoneOf((y - top) / height) };
  };

  const drag = (tree: Element, y: number) => {
    const before = selectDrag(store.getState());
    const over = rowAt(tree, y);
    const isSame = before?.over?.where === over?.where && String(before?.over?.path) === String(over?.path);
    if (!before?.isMoving || !isSame) store.dispatch(itemDragged({ over }));
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const element = event.target instanceof Element ? event.target : null;
      const from = pathOfElement(element);
      if (!from || event.button !== 0 || !event.isPrimary) return;
      if (event.pointerType === 'touch' && !element?.closest(`[${GRIP}]`)) return;
      store.dispatch(itemPressed({ menu, from, pressedAt: { x: event.clientX, y: event.clientY } }));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = selectDrag(store.getState());
      if (!held) return;
      if (event.buttons === 0) {
        end();
        return;
      }
      const tree = event.currentTarget;
      const { clientX: x, clientY: y, pointerId } = event;
      if (!held.isMoving) {
        if (Math.hypot(x - held.pressedAt.x, y - held.pressedAt.y) < THRESHOLD) return;
        tree.setPointerCapture(pointerId);
        let lastY = y;
        const scroll = scrollAtEdges(tree, () => drag(tree, lastY));
        edges.current = {
          ...scroll,
          pointerAt: (next) => {
            lastY = next;
            scroll.pointerAt(next);
          },
        };
      }
      drag(tree, y);
      edges.current?.pointerAt(y);
    },
    onPointerUp: () => {
      const state = store.getState();
      const held = selectDrag(state);
      const drop = selectDrop(state);
      end();
      if (held && drop?.effect === 'move') {
        store.dispatch(itemMoved({ menu: held.menu, from: held.from, target: drop.target }));
      }
    },
    onPointerCancel: end,
  };
}
