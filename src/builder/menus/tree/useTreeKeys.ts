import type { KeyboardEvent } from 'react';
import { useBuilderStore } from '../../kernel/hooks';
import { selectSelectedPath } from '../selection';
import { selectTyped, typedAhead } from '../menusSlice';
import { keyOf, type TreeRowView } from '../rows';
import type { Direction } from '../steps';
import type { MenuActions } from '../useMenuActions';
import { ADD_ITEM, focusRow } from './treeRows';

const STEPS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Keyboard use of a tree (ARIA Authoring Practices); with Alt the arrows move the item itself. */
export function useTreeKeys(rows: readonly TreeRowView[], tabStop: string | null, actions: MenuActions) {
  const store = useBuilderStore();
  return (event: KeyboardEvent<HTMLElement>): void => {
    const tree = event.currentTarget;
    const at = rows.findIndex(({ key }) => key === tabStop);
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey) return;
    const focusSelected = () => focusRow(tree, keyOf(selectSelectedPath(store.getState())));
    const go = (to: TreeRowView | undefined) => {
      if (!to) return;
      actions.select(to.path);
      focusSelected();
    };
    const typeAhead = (letter: string) => {
      store.dispatch(typedAhead(folded(letter)));
      const text = selectTyped(store.getState());
      // A first letter searches from the next item on; further letters may still match the current one.
      const from = text.length === 1 ? at + 1 : at;
      go([...rows.slice(from), ...rows.slice(0, from)].find(({ label }) => folded(label).startsWith(text)));
    };
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(rows[at + 1]),
      ArrowUp: () => go(rows[at - 1]),
      Home: () => go(rows[0]),
      End: () => go(rows.at(-1)),
      ArrowRight: () => {
        if (row.isOpen) go(rows[at + 1]);
        else if (row.hasChildren) actions.toggle([row.path], true);
      },
      ArrowLeft: () => {
        if (row.isOpen) actions.toggle([row.path], false);
        else go(rows.find(({ key }) => key === keyOf(row.path.slice(0, -1))));
      },
      '*': () => {
        const above = keyOf(row.path.slice(0, -1));
        const siblings = rows.filter(({ path, hasChildren }) => hasChildren && keyOf(path.slice(0, -1)) === above);
        actions.toggle(
          siblings.map(({ path }) => path),
          true,
        );
      },
      Enter: () => {
        actions.select(row.path);
        actions.edit();
      },
      ' ': () => go(row),
      Delete: () => {
        actions.select(row.path);
        actions.remove();
        if (tree.isConnected) focusSelected();
        // An empty menu has no tree to focus.
        else document.getElementById(ADD_ITEM)?.focus();
      },
    };
    const direction = STEPS[event.key];
    if (event.altKey && direction) {
      actions.select(row.path);
      actions.step(direction);
      focusSelected();
    } else if (event.altKey) return;
    else if (keys[event.key]) keys[event.key]?.();
    else if (event.key.length === 1) typeAhead(event.key);
    else return;
    event.preventDefault();
  };
}
