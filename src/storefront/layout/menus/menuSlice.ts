import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MenuItem } from '../../../contract/catalog/menu';
import { locationChanged } from '../../kernel/location';
import { viewportMeasured } from '../../features/viewport';

declare module '../../kernel/state' {
  interface RootState {
    readonly menu: MenuState;
  }
}

/** What is told of an item that is followed, to the journal and to the page around (NAV-12). */
export interface FollowedItem {
  readonly menuItemId: string;
  readonly type: string;
  readonly href: string | null;
  readonly target: MenuItem['target'];
  readonly pageReference: MenuItem['pageReference'];
}

/** Which item of the bar is open, whether the mobile panel is, and what the bar has no place for. */
export interface MenuState {
  readonly selectedId: string | null;
  readonly panelOpen: boolean;
  /** null until the bar has been measured: the first paint clips by CSS. */
  readonly hiddenIds: readonly string[] | null;
}

const initialState: MenuState = { selectedId: null, panelOpen: false, hiddenIds: null };

const close = (state: { selectedId: string | null; panelOpen: boolean }) => {
  state.selectedId = null;
  state.panelOpen = false;
};

const menuSlice = createSlice({
  name: 'menu',
  initialState: initialState,
  reducers: {
    /** A click on an open item closes it again (NAV-10). */
    itemToggled: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.selectedId = state.selectedId === payload.id ? null : payload.id;
    },
    /** The panel opens as soon as its code is there. */
    panelRequested: () => undefined,
    panelOpened: (state) => {
      state.panelOpen = true;
    },
    closed: close,
    /** The panel closed where there is no button to go back to. */
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
    selectHiddenMenuIds: (state) => state.hiddenIds,
  },
});

export const menuReducer = menuSlice.reducer;
/** Every event of this slice, for the journal's registry. */
export const menuEvents = menuSlice.actions;
export const {
  itemToggled: menuItemToggled,
  panelRequested: menuPanelRequested,
  panelOpened: menuPanelOpened,
  panelLeft: menuPanelLeft,
  closed: menuClosed,
  overflowMeasured: menuOverflowMeasured,
  followed: menuItemFollowed,
  appLauncherRequested,
} = menuSlice.actions;
export const { selectSelectedMenuId, selectPanelOpen, selectHiddenMenuIds } = menuSlice.selectors;
