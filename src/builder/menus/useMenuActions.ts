import { flushSync } from 'react-dom';
import { SITE_LIMITS } from '../../contract/site/siteLimits';
import { useMessages } from '../../storefront/messages';
import { useBuilderStore } from '../kernel/hooks';
import { itemAdded, itemCopied, itemMoved, itemRemoved, selected, type ItemPath, type Target } from '../draft';
import { fieldId } from '../fields';
import { selectItemsInHand, selectMenuInHand, selectPathInHand } from './inHand';
import { branchesToggled, stepRefused } from './menusSlice';
import { itemPlace } from './rows';
import { intoItem, stepTarget, type Direction } from './steps';

/** What a builder does with the items of the menu in sight. Each is done, and shown, when the function returns. */
export function useMenuActions() {
  const t = useMessages();
  const store = useBuilderStore();
  const perform = (action: Parameters<typeof store.dispatch>[0]) => flushSync(() => void store.dispatch(action));
  const inHand = () => {
    const state = store.getState();
    return { menu: selectMenuInHand(state) ?? '', items: selectItemsInHand(state), path: selectPathInHand(state) };
  };

  const edit = () => {
    const { menu, path } = inHand();
    const field = document.getElementById(fieldId([...itemPlace(menu, path), 'label']));
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  };
  const add = (target: Target) => {
    perform(itemAdded({ menu: inHand().menu, target, label: t('builderMenus.newItem') }));
    edit();
  };
  return {
    select: (path: ItemPath) => perform(selected({ menu: inHand().menu, path })),
    toggle: (paths: readonly ItemPath[], open: boolean) =>
      perform(branchesToggled({ menu: inHand().menu, paths, open })),
    step: (direction: Direction) => {
      const { menu, items, path } = inHand();
      const target = stepTarget(items, path, direction);
      perform(target ? itemMoved({ menu, from: path, target }) : stepRefused());
    },
    /** A new item after the one in hand; at the end of the menu where none is. */
    addBeside: () => {
      const { items, path } = inHand();
      add(path.length === 0 ? intoItem(items, path) : { path, where: 'after' });
    },
    /** A new item in the one in hand, unless that would be too deep. */
    addInside: () => {
      const { items, path } = inHand();
      if (path.length < SITE_LIMITS.menuDepth) add(intoItem(items, path));
    },
    copy: () => {
      const { menu, path } = inHand();
      perform(itemCopied({ menu, path }));
    },
    remove: () => {
      const { menu, path } = inHand();
      perform(itemRemoved({ menu, path }));
    },
    edit,
  };
}

export type MenuActions = ReturnType<typeof useMenuActions>;
