import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { MenuItem } from '../../../contract/catalog/menu';
import { locationChanged } from '../../kernel/location';
import { viewportMeasured } from '../../features/viewport';

declare module '../../kernel/state' {
  interface RootState {
    readonly menu: MenuState;
  }
}

/** What is reported about a followed item, in the recording and to DOM listeners (NAV-12). */
export interface FollowedItem {
  readonly menuItemId: string;
  readonly type: string;
  readonly href: string | null;
  readonly target: MenuItem['target'];
  readonly pageReference: MenuItem['pageReference'];
}

/** The open item of the bar, whether the mobile panel is open or about to be, and the overflow. */
export interface MenuState {
  readonly selectedId: string | null;
  readonly panelOpen: boolean;
  /**
   * Whether the closed panel is rendered already, unseen, because what opens it has been pressed. Absent if not, so
   * that the hashes of the slice in older recordings stay true.
   */
  readonly panelPrepared?: true;
  /** null until the bar has been measured: the first paint clips by CSS. */
  readonly hiddenIds: readonly string[] | null;
}

const initialState: MenuState = { selectedId: null, panelOpen: false, hiddenIds: null };

function close(state: Draft<MenuState>) {
  state.selectedId = null;
  state.panelOpen = false;
  delete state.panelPrepared;
}

const menuSlice = createSlice({
  name: 'menu',
  initialState: initialState,
  reducers: {
    /** A click on the open item closes it (NAV-10). */
    itemToggled: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.selectedId = state.selectedId === payload.id ? null : payload.id;
    },
    /** Not while a list of the bar is open: the two show the same levels, and the press closes the list. */
    panelPrepared: (state) => {
      if (!state.panelOpen && state.selectedId === null) state.panelPrepared = true;
    },
    /** The panel opens as soon as its code is loaded. */
    panelRequested: () => undefined,
    panelOpened: (state) => {
      state.panelOpen = true;
      delete state.panelPrepared;
    },
    closed: close,
    /** The panel was closed on a site without the hamburger, to which the focus would return (NAV-09). */
    panelLeft: (_state, _action: PayloadAction<{ mobileMenuOpened: false }>) => undefined,
    overflowMeasured: (state, { payload }: PayloadAction<{ hiddenIds: string[] }>) => {
      state.hiddenIds = payload.hiddenIds;
    },
    followed: (_state, _action: PayloadAction<FollowedItem>) => undefined,
    appLauncherRequested: () => undefined,
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, close).addCase(viewportMeasured, close);
  },
  selectors: {
    selectSelectedMenuId: (state) => state.selectedId,
    selectPanelOpen: (state) => state.panelOpen,
    selectPanelRendered: (state) => state.panelOpen || state.panelPrepared === true,
    selectHiddenMenuIds: (state) => state.hiddenIds,
  },
});

export const menuReducer = menuSlice.reducer;
/** Every event of this slice, to be registered for recording. */
export const menuEvents = menuSlice.actions;
export const {
  itemToggled: menuItemToggled,
  panelPrepared: menuPanelPrepared,
  panelRequested: menuPanelRequested,
  panelOpened: menuPanelOpened,
  panelLeft: menuPanelLeft,
  closed: menuClosed,
  overflowMeasured: menuOverflowMeasured,
  followed: menuItemFollowed,
  appLauncherRequested,
} = menuSlice.actions;
export const { selectSelectedMenuId, selectPanelOpen, selectPanelRendered, selectHiddenMenuIds } = menuSlice.selectors;
