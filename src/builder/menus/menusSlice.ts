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

/** An item that is pressed; `isMoving` once the pointer has gone far enough for a drag. */
export interface Drag {
  readonly menu: string;
  readonly from: ItemPath;
  /** Where the press began, in CSS pixels of the window. */
  readonly pressedAt: { readonly x: number; readonly y: number };
  readonly isMoving: boolean;
  /** The row and the part of it that the pointer is over. */
  readonly over: Target | null;
}

/** What happened to an item last, announced to screen readers with the position of the selected one. */
export type Announcement = 'moved' | 'stayed' | 'added' | 'removed';

/** How the trees of the menus are displayed, and the edit in progress. */
export interface MenusState {
  /** The expanded items of each menu. */
  readonly open: Readonly<Record<string, OpenKeys>>;
  readonly drag: Drag | null;
  readonly announced: Announcement | null;
  /** Letters typed to find an item (type-ahead), and the time of the last one. */
  readonly typed: { readonly text: string; readonly at: number };
  /** The name typed for a new menu; null: none is being added. */
  readonly newMenu: string | null;
}

const initialState: MenusState = { open: {}, drag: null, announced: null, typed: { text: '', at: 0 }, newMenu: null };

const none: OpenKeys = {};
const openOf = (state: MenusState, menu: string): OpenKeys => state.open[menu] ?? none;
const withOpen = (state: MenusState, menu: string, open: OpenKeys): MenusState => ({
  ...state,
  open: { ...state.open, [menu]: open },
});

/** The expanded items at their new paths; `to` returns null for a removed item. */
const carried = (open: OpenKeys, to: (path: ItemPath) => ItemPath | null): OpenKeys =>
  Object.fromEntries(
    Object.keys(open).flatMap((key) => {
      const path = to(pathOfKey(key));
      return path ? [[keyOf(path), true as const]] : [];
    }),
  );

/** Expands all ancestors of an item, so that it is visible. */
function revealed(open: OpenKeys, path: ItemPath): OpenKeys {
  const above = path.slice(0, -1).map((_place, level) => keyOf(path.slice(0, level + 1)));
  return above.every((key) => open[key]) ? open : { ...open, ...Object.fromEntries(above.map((key) => [key, true])) };
}

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
    /** The item could not be moved in the wanted direction. */
    stepRefused: (state): MenusState => ({ ...state, announced: 'stayed' }),
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
        return { ...withOpen(state, menu, revealed(open, afterMove(from, from, target))), announced: 'moved' };
      })
      .addCase(itemAdded, (state, { payload: { menu, target } }): MenusState => {
        const there = insertedAt(target);
        const open = carried(openOf(state, menu), (path) => afterInsertion(path, there));
        return { ...withOpen(state, menu, revealed(open, there)), announced: 'added' };
      })
      .addCase(itemCopied, (state, { payload: { menu, path: copied } }): MenusState => {
        const there = insertedAt({ path: copied, where: 'after' });
        const open = carried(openOf(state, menu), (path) => afterInsertion(path, there));
        return { ...withOpen(state, menu, open), announced: 'added' };
      })
      .addCase(itemRemoved, (state, { payload: { menu, path: removed } }): MenusState => {
        const open = carried(openOf(state, menu), (path) => afterRemoval(path, removed));
        return { ...withOpen(state, menu, open), announced: 'removed' };
      })
      .addCase(selected, (state, { payload }): MenusState => {
        const quiet = { ...state, announced: null };
        return payload ? withOpen(quiet, payload.menu, revealed(openOf(state, payload.menu), payload.path)) : quiet;
      })
      .addCase(menuAdded, (state): MenusState => ({ ...state, newMenu: null, announced: null }))
      .addMatcher(
        isAnyOf(fieldChanged, undone, redone, menuRemoved, documentReplaced, conflictSettled),
        (state): MenusState => (state.announced === null ? state : { ...state, announced: null }),
      );
  },
  selectors: {
    selectOpen: (state) => state.open,
    selectDrag: (state) => state.drag,
    selectAnnounced: (state) => state.announced,
    selectTyped: (state) => state.typed.text,
    selectNewMenu: (state) => state.newMenu,
  },
});

export const menusReducer = menusSlice.reducer;
/** To be registered for recording. */
export const menusEvents = menusSlice.actions;
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
export const { selectOpen, selectDrag, selectAnnounced, selectTyped, selectNewMenu } = menusSlice.selectors;
