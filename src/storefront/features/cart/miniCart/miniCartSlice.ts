import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { locationChanged } from '../../../kernel/location';

declare module '../../../kernel/state' {
  interface RootState {
    readonly miniCart: MiniCartState;
  }
}

/** Whether the mini cart is open, and whether the site offers it (MIN-03, MIN-04). */
interface MiniCartState {
  readonly open: boolean;
  /** Open as a dialog; otherwise as a panel, which takes no focus and closes by itself. */
  readonly modal: boolean;
  /** The pointer or the focus is in the panel, which keeps it open. */
  readonly entered: boolean;
  readonly offered: boolean;
  /** Whether the badge shows its count. */
  readonly showsCount: boolean;
}

const initialState: MiniCartState = {
  open: false,
  modal: false,
  entered: false,
  offered: true,
  showsCount: true,
};

function close(state: Draft<MiniCartState>): void {
  state.open = false;
  state.entered = false;
}

const miniCartSlice = createSlice({
  name: 'miniCart',
  initialState,
  reducers: {
    /** Asks for the dialog (the badge, the panel's button or drag, a batch): it opens as soon as its code is loaded. */
    requested: () => undefined,
    /** The mini cart's code is unavailable: none is offered in this page life, unless the site's settings change. */
    failed: (state) => {
      close(state);
      state.offered = false;
    },
    /** The mini cart opens: after an addition as a panel, but an open dialog stays a dialog. */
    opened: (state, { payload }: PayloadAction<'panel' | undefined>) => {
      state.modal = payload !== 'panel' || (state.open && state.modal);
      state.open = state.offered;
    },
    closed: close,
    entered: (state) => {
      state.entered = state.open;
    },
    left: (state) => {
      state.entered = false;
    },
    /** The header's settings were read; the defaults are an offered mini cart and a shown count. */
    optionRead: (state, { payload }: PayloadAction<Partial<Pick<MiniCartState, 'offered' | 'showsCount'>>>) => {
      Object.assign(state, payload);
      state.open = state.open && state.offered;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, close);
  },
  selectors: {
    selectMiniCartOpen: (state) => state.open,
    selectMiniCartIsDialog: (state) => state.open && state.modal,
    /** Open as a panel that contains neither pointer nor focus. */
    selectMiniCartIsLeft: (state) => state.open && !state.modal && !state.entered,
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
  entered: miniCartEntered,
  left: miniCartLeft,
  optionRead: miniCartOptionRead,
} = miniCartEvents;
export const {
  selectMiniCartOpen,
  selectMiniCartIsDialog,
  selectMiniCartIsLeft,
  selectMiniCartOffered,
  selectShowsCount,
} = miniCartSlice.selectors;
