import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MENU_MAX_DEPTH } from '../../../contract/constants';
import { menuClosed } from './menuSlice';

/** The ids of the items whose submenus have been opened, outermost first: the level is the length. */
export interface DrilldownState {
  readonly stack: readonly string[];
  /** Where the last move came from; the list slides in from there. */
  readonly direction: 'forward' | 'back' | null;
}

const initialState: DrilldownState = { stack: [], direction: null };

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
      if (state.stack.length === 0) return;
      state.stack.pop();
      state.direction = 'back';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(menuClosed, () => initialState).addCase('navigation/locationChanged', () => initialState);
  },
  selectors: {
    selectDrilldownStack: (state) => state.stack,
    selectDrilldownDirection: (state) => state.direction,
  },
});

export const drilldownReducer = drilldownSlice.reducer;
/** Every event of this slice, for the journal's registry. */
export const drilldownEvents = drilldownSlice.actions;
export const { levelEntered, levelLeft } = drilldownSlice.actions;
export const { selectDrilldownStack, selectDrilldownDirection } = drilldownSlice.selectors;
