import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationChanged } from '../../../kernel/location';

declare module '../../../kernel/state' {
  interface RootState {
    readonly miniCart: MiniCartState;
  }
}

/** Whether the mini cart is open, and whether the site offers it (MIN-03, MIN-04). */
interface MiniCartState {
  readonly open: boolean;
  readonly offered: boolean;
  /** Whether the badge shows its count. */
  readonly showsCount: boolean;
}

const initialState: MiniCartState = { open: false, offered: true, showsCount: true };

const miniCartSlice = createSlice({
  name: 'miniCart',
  initialState,
  reducers: {
    /** The badge was pressed: the drawer opens as soon as its code is loaded. */
    requested: () => undefined,
    /** The drawer's code is unavailable: no mini cart for the rest of this page life. */
    failed: (state) => {
      state.open = false;
      state.offered = false;
    },
    opened: (state) => {
      state.open = state.offered;
    },
    closed: (state) => {
      state.open = false;
    },
    /** The header's settings were read; the defaults are an offered mini cart and a shown count. */
    optionRead: (state, { payload }: PayloadAction<Partial<Pick<MiniCartState, 'offered' | 'showsCount'>>>) => {
      Object.assign(state, payload);
      state.open = state.open && state.offered;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state) => {
      state.open = false;
    });
  },
  selectors: {
    selectMiniCartOpen: (state) => state.open,
    selectMiniCartOffered: (state) => state.offered,
    selectShowsCount: (state) => state.showsCount,
  },
});

export const miniCartReducer = miniCartSlice.reducer;
/** Every event of this slice, to be registered for recording. */
export const miniCartEvents = miniCartSlice.actions;
export const {
  requested: miniCartRequested,
  failed: miniCartFailed,
  opened: miniCartOpened,
  closed: miniCartClosed,
  optionRead: miniCartOptionRead,
} = miniCartEvents;
export const { selectMiniCartOpen, selectMiniCartOffered, selectShowsCount } = miniCartSlice.selectors;
