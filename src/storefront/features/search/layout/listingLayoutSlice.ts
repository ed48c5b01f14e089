import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ListingLayout } from '../../../../contract/pages/listingLayout';

interface Choice {
  readonly layout: ListingLayout;
}

const listingLayoutSlice = createSlice({
  name: 'listingLayout',
  initialState: (): ListingLayout => 'grid',
  reducers: {
    /** The shopper chose a layout. The state has it once the address does, so that the page changes once. */
    chosen: (state, _action: PayloadAction<Choice>) => state,
    /** Sets the layout of listings whose address names none. */
    remembered: (_state, { payload }: PayloadAction<Choice>) => payload.layout,
  },
});

export const listingLayoutReducer = listingLayoutSlice.reducer;
/** Every event of this slice, to be registered for recording. */
export const listingLayoutEvents = listingLayoutSlice.actions;
export const { chosen: layoutChosen, remembered: layoutRemembered } = listingLayoutSlice.actions;
