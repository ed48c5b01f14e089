import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MENU_MAX_DEPTH } from '../../../contract/constants';
import { menuClosed, menuItemToggled, menuPanelOpened } from './menuSlice';
import { locationChanged } from '../../kernel/location';
import { viewportMeasured } from '../../features/viewport';

declare module '../../kernel/state' {
  interface RootState {
    readonly drilldown: DrilldownState;
  }
}

/** The open level of a drilldown: `stack` has the ids of the items whose submenus are open, outermost first. */
export interface DrilldownState {
  readonly stack: readonly string[];
  /** The direction of the last move, for the slide animation. */
  readonly direction: 'forward' | 'back' | null;
  /** The item whose submenu was left last: it gets the focus back. */
  readonly leftId: string | null;
}

const initialState: DrilldownState = { stack: [], direction: null, leftId: null };

const drilldownSlice = createSlice({
  name: 'drilldown',
  initialState,
  reducers: {
    levelEntered: (state, { payload }: PayloadAction<{ id: string }>) => {
      if (state.stack.length >= MENU_MAX_DEPTH) return;
      state.stack.push(payload.id);
      state.direction = 'forward';
    },
    levelLeft: (state) => {
      const left = state.stack.pop();
      if (left === undefined) return;
      state.direction = 'back';
      state.leftId = left;
    },
  },
  extraReducers: (builder) => {
    const reset = () => initialState;
    for (const type of [menuClosed.type, menuItemToggled.type, menuPanelOpened.type]) builder.addCase(type, reset);
    builder.addCase(locationChanged, reset).addCase(viewportMeasured, reset);
  },
  selectors: { selectDrilldown: (state) => state },
});

export const drilldownReducer = drilldownSlice.reducer;
/** Every event of this slice, to be registered for recording. */
export const drilldownEvents = drilldownSlice.actions;
export const { levelEntered, levelLeft } = drilldownSlice.actions;
export const { selectDrilldown } = drilldownSlice.selectors;
