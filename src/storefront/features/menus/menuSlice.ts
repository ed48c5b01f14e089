import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Which top-level item of the navigation bar is open, and whether the mobile panel is. */
export interface MenuState {
  readonly selectedId: string | null;
  readonly panelOpen: boolean;
}

const initialState: MenuState = { selectedId: null, panelOpen: false };

const menuSlice = createSlice({
  name: 'menu',
  initialState,
  reducers: {
    /** A click on an open item closes it again (S §4). */
    itemToggled: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.selectedId = state.selectedId === payload.id ? null : payload.id;
    },
    /** The panel opens as soon as its code is there. */
    panelRequested: () => undefined,
    panelOpened: (state) => {
      state.panelOpen = true;
    },
    closed: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase('navigation/locationChanged', () => initialState);
  },
  selectors: {
    selectSelectedMenuId: (state) => state.selectedId,
    selectPanelOpen: (state) => state.panelOpen,
  },
});

export const menuReducer = menuSlice.reducer;
/** Every event of this slice, for the journal's registry. */
export const menuEvents = menuSlice.actions;
export const {
  itemToggled: menuItemToggled,
  panelRequested: menuPanelRequested,
  panelOpened: menuPanelOpened,
  closed: menuClosed,
} = menuSlice.actions;
export const { selectSelectedMenuId, selectPanelOpen } = menuSlice.selectors;
