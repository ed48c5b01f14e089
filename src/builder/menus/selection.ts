import { createSelector } from '@reduxjs/toolkit';
import type { MenuItem } from '../../contract/catalog/menu';
import { HEADER_VARIANTS } from '../../contract/site/siteConfiguration';
import { itemAt, mayMove, selectDocument, selectProblems, selectSelection, type ItemPath } from '../draft';
import { selectDrag, selectOpen } from './menusSlice';
import { keyOf, rowsOf } from './rows';
import { dropTarget, staysPut } from './steps';

const noItems: MenuItem[] = [];
const noPath: ItemPath = [];
const nothingOpen: Readonly<Record<string, true>> = {};

/** The menu being edited: the selected one, else the first; null where there is none. */
export const selectSelectedMenu = createSelector([selectDocument, selectSelection], (document, selection) => {
  const names = Object.keys(document?.menus ?? {});
  return names.find((name) => name === selection?.menu) ?? names[0] ?? null;
});

/** A copy of the edited menu's items, for functions whose types ask for a writable list. */
export const selectSelectedItems = createSelector([selectDocument, selectSelectedMenu], (document, menu): MenuItem[] =>
  menu === null ? noItems : [...(document?.menus[menu] ?? noItems)],
);

/** The path of the selected item; empty where none is. */
export const selectSelectedPath = createSelector(
  [selectSelectedItems, selectSelectedMenu, selectSelection],
  (items, menu, selection): ItemPath =>
    selection?.menu === menu && itemAt(items, selection.path) ? selection.path : noPath,
);

/** Keys of the items that break a rule themselves ("own"), or only in their submenus ("below"). */
export const selectWrongKeys = createSelector([selectProblems, selectSelectedMenu], (problems, menu) => {
  const wrong = new Map<string, 'own' | 'below'>();
  const before = `menus.${menu ?? ''}.`;
  for (const path of problems.keys()) {
    if (!path.startsWith(before)) continue;
    const indexes = /^\d+(\.subMenu\.\d+)*/.exec(path.slice(before.length))?.[0].split('.subMenu.') ?? [];
    indexes.forEach((_place, level) => {
      const key = indexes.slice(0, level + 1).join('.');
      if (level === indexes.length - 1) wrong.set(key, 'own');
      else if (!wrong.has(key)) wrong.set(key, 'below');
    });
  }
  return wrong;
});

/** The expanded items of the menu being edited. */
const selectOpenKeys = createSelector(
  [selectOpen, selectSelectedMenu],
  (open, menu) => open[menu ?? ''] ?? nothingOpen,
);

/** The visible rows of the edited menu's tree. */
export const selectRows = createSelector([selectSelectedItems, selectOpenKeys], (items, open) =>
  rowsOf(items, (key) => open[key] === true),
);

/** What dropping the dragged item now would do; null while nothing is dragged, or not over a row. */
export const selectDrop = createSelector([selectDrag, selectSelectedItems, selectOpenKeys], (drag, items, open) => {
  if (!drag?.isMoving || !drag.over) return null;
  const { from, over } = drag;
  const isOpen = open[keyOf(over.path)] === true && (itemAt(items, over.path)?.subMenu.length ?? 0) > 0;
  const target = dropTarget(items, over, isOpen);
  const drop = { over, target, where: over.where === 'after' && isOpen ? ('first' as const) : over.where };
  if (staysPut(from, target)) return { ...drop, effect: 'none' } as const;
  if (mayMove(items, from, target)) return { ...drop, effect: 'move' } as const;
  const isOwn = from.every((index, level) => target.path[level] === index);
  return { ...drop, effect: isOwn ? 'intoItself' : 'tooDeep' } as const;
});

/** Where the site uses the menu. A menu without uses may be removed. */
export const selectUses = createSelector([selectDocument, selectSelectedMenu], (document, menu) => {
  if (!document) return [];
  const { variants, header, footer } = document;
  return [
    ...HEADER_VARIANTS.filter((name) => variants[name].navigationMenuEditor === menu),
    ...(header.profileMenu === menu ? (['profile'] as const) : []),
    ...(footer.columnsMenu === menu ? (['footer'] as const) : []),
    ...(footer.checkoutColumnsMenu === menu ? (['checkoutFooter'] as const) : []),
  ];
});
