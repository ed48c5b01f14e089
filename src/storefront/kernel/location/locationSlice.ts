import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { openAddress, openHref, partsOf } from '../../../commerce/privacy/openAddress';
import type { DataProviderError } from '../../../contract/errors';
import { now } from '../../platform/clock';
import { newId } from '../../platform/ids';

declare module '../state' {
  interface RootState {
    readonly location: LocationState;
  }
}

/**
 * An address of the shop, percent-encoded, with the key of its history entry. The events below that set an address omit
 * unknown parameters and anything that looks personal.
 */
export interface ShopLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly key: string;
}

export type HistoryAction = 'PUSH' | 'REPLACE' | 'POP';

/** A navigation in progress: the next page's code and data are loading while the old page stays. */
export interface PendingNavigation {
  readonly target: ShopLocation;
  readonly navigationType: HistoryAction;
  /** The navigation takes noticeably long: the progress bar shows. */
  readonly slow: boolean;
}

export interface LocationState {
  readonly current: ShopLocation;
  readonly navigationType: HistoryAction;
  readonly pending: PendingNavigation | null;
  /**
   * When the page was reached or, if later, when its clock was last read, in ms UTC: the current time for its dates.
   */
  readonly arrivedAt: number;
}

export function locationOf(address: string, key: string): ShopLocation {
  const { pathname, search, hash } = partsOf(address);
  return { pathname: pathname || '/', search, hash, key };
}

const initialState: LocationState = {
  current: locationOf('/', 'default'),
  navigationType: 'POP',
  pending: null,
  arrivedAt: 0,
};

const locationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    requested: {
      prepare: (address: string, navigationType: 'PUSH' | 'REPLACE' = 'PUSH') => ({
        payload: { target: locationOf(openHref(address), newId()), navigationType },
      }),
      reducer: (state, { payload }: PayloadAction<{ target: ShopLocation; navigationType: HistoryAction }>) => {
        state.pending = { ...payload, slow: false };
      },
    },
    popped: {
      prepare: (location: ShopLocation) => ({ payload: openAddress(location) }),
      reducer: (state, { payload }: PayloadAction<ShopLocation>) => {
        state.pending = { target: payload, navigationType: 'POP', slow: false };
      },
    },
    slowed: (state) => {
      if (state.pending) state.pending.slow = true;
    },
    locationChanged: {
      prepare: (location: Omit<ShopLocation, 'key'> & { readonly key?: string }, navigationType: HistoryAction) => ({
        payload: {
          location: { ...openAddress(location), key: location.key ?? newId() },
          navigationType,
          at: now(),
        },
      }),
      reducer: (
        state,
        { payload }: PayloadAction<{ location: ShopLocation; navigationType: HistoryAction; at: number }>,
      ) => {
        state.current = payload.location;
        state.navigationType = payload.navigationType;
        state.arrivedAt = payload.at;
        state.pending = null;
      },
    },
    /** The clock was read again, because texts of the page about dates change with the time. */
    clockRead: {
      prepare: () => ({ payload: { at: now() } }),
      reducer: (state, { payload }: PayloadAction<{ at: number }>) => {
        state.arrivedAt = payload.at;
      },
    },
    /** The pointer, the focus or a touch has reached a link: its page will be prefetched. */
    intended: {
      prepare: (href: string) => ({ payload: { address: openHref(href) } }),
      reducer: (_state, _action: PayloadAction<{ address: string }>) => undefined,
    },
    failed: {
      prepare: (href: string) => ({ payload: { address: openHref(href) } }),
      reducer: (state, _action: PayloadAction<{ address: string }>) => {
        state.pending = null;
      },
    },
    /** Reads have failed during a navigation: the whole list, for readers of the recording (ERR-05). */
    readsFailed: (_state, _action: PayloadAction<readonly DataProviderError[]>) => undefined,
  },
  selectors: {
    selectLocation: (state) => state.current,
    selectNavigationType: (state) => state.navigationType,
    selectIsSlow: (state) => state.pending?.slow ?? false,
    selectArrivedAt: (state) => state.arrivedAt,
  },
  // The state key names the content; the action types name navigation.
  reducerPath: 'location',
});

export const locationReducer = locationSlice.reducer;
/** Every event of this slice, to be registered for recording. */
export const navigationEvents = locationSlice.actions;
export const {
  requested: navigationRequested,
  popped: navigationPopped,
  slowed: navigationSlowed,
  locationChanged,
  clockRead,
  intended: navigationIntended,
  failed: navigationFailed,
  readsFailed,
} = locationSlice.actions;
export const { selectLocation, selectNavigationType, selectIsSlow, selectArrivedAt } = locationSlice.selectors;
