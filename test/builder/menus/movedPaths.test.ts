import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import {
  draftRead,
  draftReducer,
  itemAdded,
  itemAt,
  itemMoved,
  itemRemoved,
  mayMove,
  selectDocument,
} from '../../../src/builder/draft';
import { afterInsertion, afterMove, afterRemoval, insertedAt } from '../../../src/builder/menus/movedPaths';
import { rowsOf } from '../../../src/builder/menus/rows';
import { dropTarget, staysPut, stepTarget, zoneOf, DIRECTIONS } from '../../../src/builder/menus/steps';
import { emptySite } from '../../../src/commerce/site/checkSite';
import type { MenuItem } from '../../../src/contract/catalog/menu';

const MENU = 'Menu_Barista';
const state = { revision: 1, changedAt: null, changedBy: null, liveVersion: 0, isChanged: false };

/**
 * A menu of at most four levels: `shape` gives, by the number of items made so far, how many items the next list has.
 * Each item has a label of its own; those made after the fortieth have no submenu.
 */
function treeOf(shape: readonly number[]): MenuItem[] {
  let made = 0;
  const list = (level: number): MenuItem[] =>
    Array.from({ length: level > 4 ? 0 : (shape[made % shape.length] ?? 0) }, () => {
      const label = String((made += 1));
      const item = { actionType: 'MenuLabel', actionValue: null, imageUrl: null, target: 'CurrentWindow' } as const;
      return { ...item, label, subMenu: made > 40 ? [] : list(level + 1), pageReference: null };
    });
  return list(1);
}
function edit(items: MenuItem[]) {
  const store = configureStore({ reducer: { draft: draftReducer } });
  store.dispatch(draftRead({ ...state, document: { ...emptySite(), menus: { [MENU]: items } } }));
  return { store, items: () => [...(selectDocument(store.getState())?.menus[MENU] ?? [])] };
}
const all = () => true;
const tree = fc.array(fc.nat(3), { minLength: 1, maxLength: 12 }).map((shape) => treeOf([...shape, 2]));
const pick = fc.nat(1000);
const settings = { seed: 20262, numRuns: 300 };

it('every item is found where the tree has it after a move, an addition or a removal', () => {
  fc.assert(
    fc.property(tree, pick, pick, fc.double({ min: 0, max: 1, noNaN: true }), (items, one, other, share) => {
      const rows = rowsOf(items, all);
      const [from, over] = [rows[one % rows.length], rows[other % rows.length]];
      if (!from || !over) return;
      const target = dropTarget(items, { path: over.path, where: zoneOf(share) }, over.isOpen);

      const moved = edit(items);
      if (mayMove(items, from.path, target)) {
        moved.store.dispatch(itemMoved({ menu: MENU, from: from.path, target }));
        for (const { path, label } of rows) {
          expect(itemAt(moved.items(), afterMove(path, from.path, target))?.label).toBe(label);
        }
        const isSame = JSON.stringify(moved.items()) === JSON.stringify(items);
        expect(staysPut(from.path, target)).toBe(isSame);
      }
      const added = edit(items);
      added.store.dispatch(itemAdded({ menu: MENU, target, label: 'neu' }));
      if (insertedAt(target).length <= 5) {
        for (const { path, label } of rows) {
          expect(itemAt(added.items(), afterInsertion(path, insertedAt(target)))?.label).toBe(label);
        }
      }
      const removed = edit(items);
      removed.store.dispatch(itemRemoved({ menu: MENU, path: from.path }));
      for (const { path, label } of rows) {
        const left = afterRemoval(path, from.path);
        if (left) expect(itemAt(removed.items(), left)?.label).toBe(label);
        else expect(JSON.stringify(removed.items())).not.toContain(`"label":"${label}"`);
      }
    }),
    settings,
  );
});

it('a step that is offered always changes the menu, and none goes past five levels', () => {
  fc.assert(
    fc.property(tree, pick, fc.constantFrom(...DIRECTIONS), (items, one, direction) => {
      const rows = rowsOf(items, all);
      const from = rows[one % rows.length];
      const target = from && stepTarget(items, from.path, direction);
      if (!from || !target) return;
      const { store, items: now } = edit(items);
      store.dispatch(itemMoved({ menu: MENU, from: from.path, target }));
      expect(JSON.stringify(now())).not.toBe(JSON.stringify(items));
      expect(Math.max(...rowsOf(now(), all).map(({ level }) => level))).toBeLessThanOrEqual(5);
    }),
    settings,
  );
});
