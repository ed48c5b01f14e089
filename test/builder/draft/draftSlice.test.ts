import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { emptySite } from '../../../src/commerce/site/checkSite';
import type { MenuItem } from '../../../src/contract/catalog/menu';
import type { SiteDocument } from '../../../src/contract/site/siteConfiguration';
import { SITE_LIMITS } from '../../../src/contract/site/siteLimits';
import {
  draftRead,
  draftReducer,
  fieldChanged,
  fieldLeft,
  itemAdded,
  itemMoved,
  itemRemoved,
  redone,
  selectDocument,
  selectSelection,
  undone,
  type ItemPath,
} from '../../../src/builder/draft';

const MENU = 'Menu_Barista';
const item = (label: string, subMenu: MenuItem[] = []): MenuItem => ({
  label,
  actionType: 'MenuLabel',
  actionValue: null,
  imageUrl: null,
  target: 'CurrentWindow',
  subMenu,
  pageReference: null,
});
const site = (items: MenuItem[]): SiteDocument => ({ ...emptySite(), menus: { ...emptySite().menus, [MENU]: items } });
const state = { revision: 1, changedAt: null, changedBy: null, liveVersion: 0, isChanged: false };

function edit(items: MenuItem[]) {
  const store = configureStore({ reducer: { draft: draftReducer } });
  store.dispatch(draftRead({ ...state, document: site(items) }));
  const perform = (...actions: UnknownAction[]) => actions.forEach((action) => store.dispatch(action));
  const menu = () => selectDocument(store.getState())?.menus[MENU] ?? [];
  const outline = (): string => JSON.stringify(menu(), ['label', 'subMenu']);
  return { store, perform, menu, outline, selection: () => selectSelection(store.getState()) };
}

const labels = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ label, subMenu }) => [label, ...labels(subMenu)]);
const levels = (items: readonly MenuItem[]): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map(({ subMenu }) => levels(subMenu)));

it('letters typed into one field are one step back, after leaving it another one begins', () => {
  const { store, perform } = edit([]);
  const start = selectDocument(store.getState());
  const type = (value: string) => fieldChanged({ place: ['ribbon', 'text'], value });
  perform(type('L'), type('Li'), fieldLeft(), type('Lin'));
  perform(undone());
  expect(selectDocument(store.getState())?.ribbon.text).toBe('Li');
  perform(undone());
  expect(selectDocument(store.getState())).toBe(start);
  perform(undone(), redone(), redone(), redone());
  expect(selectDocument(store.getState())?.ribbon.text).toBe('Lin');
});

it('an item keeps what is below it wherever it goes, and never goes into itself', () => {
  const { perform, outline, selection } = edit([item('A', [item('A1'), item('A2')]), item('B'), item('C')]);
  perform(itemMoved({ menu: MENU, from: [0], target: { path: [2], where: 'before' } }));
  expect(outline()).toBe(
    JSON.stringify([item('B'), item('A', [item('A1'), item('A2')]), item('C')], ['label', 'subMenu']),
  );
  expect(selection()).toEqual({ menu: MENU, path: [1] });
  const before = outline();
  perform(itemMoved({ menu: MENU, from: [1], target: { path: [1, 0], where: 'inside' } }));
  expect(outline()).toBe(before);
  perform(itemMoved({ menu: MENU, from: [0], target: { path: [1], where: 'inside' } }));
  expect(selection()).toEqual({ menu: MENU, path: [0, 2] });
  expect(outline()).toBe(
    JSON.stringify([item('A', [item('A1'), item('A2'), item('B')]), item('C')], ['label', 'subMenu']),
  );
});

it('no series of moves, additions and removals loses or doubles an item, passes five levels or can not be undone', () => {
  const path = fc.array(fc.nat(3), { minLength: 1, maxLength: 5 });
  const target = fc.record({ path, where: fc.constantFrom('before' as const, 'after' as const, 'inside' as const) });
  const step = fc.oneof(
    fc.record({ from: path, target }).map((move) => itemMoved({ menu: MENU, ...move })),
    fc.record({ target, label: fc.constantFrom('x', 'y') }).map((added) => itemAdded({ menu: MENU, ...added })),
    path.map((at: ItemPath) => itemRemoved({ menu: MENU, path: at })),
  );
  const start = [item('A', [item('A1', [item('A11')]), item('A2')]), item('B', [item('B1')]), item('C')];
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { store, perform, menu, outline } = edit(start);
      const outlines = [outline()];
      for (const action of steps) {
        const before = labels(menu()).sort();
        perform(action);
        if (itemMoved.match(action)) expect(labels(menu()).sort()).toEqual(before);
        expect(levels(menu())).toBeLessThanOrEqual(SITE_LIMITS.menuDepth);
        if (store.getState().draft.past.length === outlines.length) outlines.push(outline());
      }
      const last = outline();
      for (const earlier of outlines.slice(0, -1).reverse()) {
        perform(undone());
        expect(outline()).toBe(earlier);
      }
      outlines.forEach(() => perform(redone()));
      expect(outline()).toBe(last);
    }),
    { seed: 20260, numRuns: 200 },
  );
});
