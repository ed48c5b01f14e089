import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { KEY_BUFFER_MS } from '../../contract/constants';
import { now } from '../../storefront/platform/clock';
import {
  conflictSettled,
  documentReplaced,
  fieldChanged,
  itemAdded,
  itemCopied,
  itemMoved,
  itemRemoved,
  menuAdded,
  menuRemoved,
  redone,
  selected,
  undone,
  type ItemPath,
  type Target,
} from '../draft';
import { afterInsertion, afterMove, afterRemoval, insertedAt } from './movedPaths';
import { keyOf, pathOfKey } from './rows';

declare module '../kernel/state' {
  interface BuilderState {
    readonly menus: MenusState;
  }
}

type OpenKeys = Readonly<Record<string, true>>;

/** An item under a pointer that is held down: `isMoving` once it has gone far enough to mean it. */
export interface Drag {
  readonly menu: string;
  readonly from: ItemPath;
  /** Where it was pressed, in CSS pixels of the window. */
  readonly pressedAt: { readonly x: number; readonly y: number };
  readonly isMoving: boolean;
  /** The row that it is over, and which part of it. */
  readonly over: Target | null;
}

/** What happened to the selected item last, to be told to who does not see it. */
export type Told = 'moved' | 'stayed' | 'added' | 'removed';

/** How the trees of the menus are looked at, and what is being done in them. */
export interface MenusState {
  /** The open items of each menu. */
  readonly open: Readonly<Record<string, OpenKeys>>;
  readonly drag: Drag | null;
  readonly told: Told | null;
  /** Letters typed to find an item, and when the last one came. */
  readonly typed: { readonly text: string; readonly at: number };
  /** The name of the menu that is being added; null: none is. */
  readonly newMenu: string | null;
}

const initialState: MenusState = { open: {}, drag: null, told: null, typed: { text: '', at: 0 }, newMenu: null };

const none: OpenKeys = {};
const openOf = (state: MenusState, menu: string): OpenKeys => state.open[menu] ?? none;
const withOpen = (state: MenusState, menu: string, open: OpenKeys): MenusState => ({
  ...state,
  open: { ...state.open, [menu]: open },
});

/** The open items at their new paths; those whose path is null are gone. */
const carried = (open: OpenKeys, to: (path: ItemPath) => ItemPath | null): OpenKeys =>
  Object.fromEntries(
    Object.keys(open).flatMap((key) => {
      const path = to(pathOfKey(key));
      return path ? [[keyOf(path), true as const]] : [];
    }),
  );

/** Opens whatever an item is in, so that it is in sight. */
const revealed = (open: OpenKeys, path: ItemPath): OpenKeys => {
  const above = path.slice(0, -1).map((_place, level) => keyOf(path.slice(0, level + 1)));
  return above.every((key) => open[key]) ? open : { ...open, ...Object.fromEntries(above.map((key) => [key, true])) };
};

const menusSlice = createSlice({
  name: 'menus',
  initialState,
  reducers: {
    branchesToggled: (
      state,
      { payload }: PayloadAction<{ menu: string; paths: readonly ItemPath[]; open: boolean }>,
    ): MenusState => {
      const keys = payload.paths.map(keyOf);
      const others = Object.keys(openOf(state, payload.menu)).filter((key) => !keys.includes(key));
      const open = payload.open ? [...others, ...keys] : others;
      return withOpen(state, payload.menu, Object.fromEntries(open.map((key) => [key, true as const])));
    },
    typedAhead: {
      prepare: (letter: string) => ({ payload: { letter, at: now() } }),
      reducer: (state, { payload }: PayloadAction<{ letter: string; at: number }>): MenusState => {
        const isFresh = payload.at - state.typed.at > KEY_BUFFER_MS;
        return { ...state, typed: { text: (isFresh ? '' : state.typed.text) + payload.letter, at: payload.at } };
      },
    },
    /** A step that leads nowhere. */
    stepRefused: (state): MenusState => ({ ...state, told: 'stayed' }),
    itemPressed: (state, { payload }: PayloadAction<Pick<Drag, 'menu' | 'from' | 'pressedAt'>>): MenusState => ({
      ...state,
      drag: { ...payload, isMoving: false, over: null },
    }),
    itemDragged: (state, { payload }: PayloadAction<{ over: Target | null }>): MenusState =>
      state.drag ? { ...state, drag: { ...state.drag, isMoving: true, over: payload.over } } : state,
    dragEnded: (state): MenusState => ({ ...state, drag: null }),
    menuNamed: (state, { payload }: PayloadAction<string>): MenusState => ({ ...state, newMenu: payload }),
    menuNamingEnded: (state): MenusState => ({ ...state, newMenu: null }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(itemMoved, (state, { payload: { menu, from, target } }): MenusState => {
        const open = carried(openOf(state, menu), (path) => afterMove(path, from, target));
        return { ...withOpen(state, menu, revealed(open, afterMove(from, from, target))), told: 'moved' };
      })
      .addCase(itemAdded, (state, { payload: { menu, target } }): MenusState => {
        const there = insertedAt(target);
        const open = carried(openOf(state, menu), (path) => afterInsertion(path, there));
        return { ...withOpen(state, menu, revealed(open, there)), told: 'added' };
      })
      .addCase(itemCopied, (state, { payload: { menu, path: copied } }): MenusState => {
        const there = insertedAt({ path: copied, where: 'after' });
        const open = carried(openOf(state, menu), (path) => afterInsertion(path, there));
        return { ...withOpen(state, menu, open), told: 'added' };
      })
      .addCase(itemRemoved, (state, { payload: { menu, path: removed } }): MenusState => {
        const open = carried(openOf(state, menu), (path) => afterRemoval(path, removed));
        return { ...withOpen(state, menu, open), told: 'removed' };
      })
      .addCase(selected, (state, { payload }): MenusState => {
        const quiet = { ...state, told: null };
        return payload ? withOpen(quiet, payload.menu, revealed(openOf(state, payload.menu), payload.path)) : quiet;
      })
      .addCase(menuAdded, (state): MenusState => ({ ...state, newMenu: null, told: null }))
      .addMatcher(
        isAnyOf(fieldChanged, undone, redone, menuRemoved, documentReplaced, conflictSettled),
        (state): MenusState => (state.told === null ? state : { ...state, told: null }),
      );
  },
  selectors: {
    selectOpen: (state) => state.open,
    selectDrag: (state) => state.drag,
    selectTold: (state) => state.told,
    selectTyped: (state) => state.typed.text,
    selectNewMenu: (state) => state.newMenu,
  },
});

export const menusReducer = menusSlice.reducer;
export const {
  branchesToggled,
  typedAhead,
  stepRefused,
  itemPressed,
  itemDragged,
  dragEnded,
  menuNamed,
  menuNamingEnded,
} = menusSlice.actions;
export const { selectOpen, selectDrag, selectTold, selectTyped, selectNewMenu } = menusSlice.selectors;
