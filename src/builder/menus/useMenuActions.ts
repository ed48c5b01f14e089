import { flushSync } from 'react-dom';
import { SITE_LIMITS } from '../../contract/site/siteLimits';
import { useMessages } from '../../storefront/messages';
import { useBuilderStore } from '../kernel/hooks';
import { itemAdded, itemCopied, itemMoved, itemRemoved, selected, type ItemPath, type Target } from '../draft';
import { fieldId } from '../fields';
import { selectSelectedItems, selectSelectedMenu, selectSelectedPath } from './selection';
import { branchesToggled, stepRefused } from './menusSlice';
import { itemPathInDocument } from './rows';
import { intoItem, stepTarget, type Direction } from './steps';

/**
 * What a builder does with the items of the menu being edited. The state has changed, and the page shows it, when a
 * function returns.
 */
export function useMenuActions() {
  const t = useMessages();
  const store = useBuilderStore();
  const perform = (action: Parameters<typeof store.dispatch>[0]) => flushSync(() => void store.dispatch(action));
  const selection = () => {
    const state = store.getState();
    return {
      menu: selectSelectedMenu(state) ?? '',
      items: selectSelectedItems(state),
      path: selectSelectedPath(state),
    };
  };

  const edit = () => {
    const { menu, path } = selection();
    const field = document.getElementById(fieldId([...itemPathInDocument(menu, path), 'label']));
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  };
  const add = (target: Target) => {
    perform(itemAdded({ menu: selection().menu, target, label: t('builderMenus.newItem') }));
    edit();
  };
  return {
    select: (path: ItemPath) => perform(selected({ menu: selection().menu, path })),
    toggle: (paths: readonly ItemPath[], open: boolean) =>
      perform(branchesToggled({ menu: selection().menu, paths, open })),
    step: (direction: Direction) => {
      const { menu, items, path } = selection();
      const target = stepTarget(items, path, direction);
      perform(target ? itemMoved({ menu, from: path, target }) : stepRefused());
    },
    /** Adds an item after the selected one; without a selection, at the end of the menu. */
    addBeside: () => {
      const { items, path } = selection();
      add(path.length === 0 ? intoItem(items, path) : { path, where: 'after' });
    },
    /** Adds an item to the selected one's submenu, unless that would be too deep. */
    addInside: () => {
      const { items, path } = selection();
      if (path.length < SITE_LIMITS.menuDepth) add(intoItem(items, path));
    },
    copy: () => {
      const { menu, path } = selection();
      perform(itemCopied({ menu, path }));
    },
    remove: () => {
      const { menu, path } = selection();
      perform(itemRemoved({ menu, path }));
    },
    edit,
  };
}

export type MenuActions = ReturnType<typeof useMenuActions>;
