import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { newId } from '../../platform/ids';
import type { NoticeContent } from './newNotice';

declare module '../../kernel/state' {
  interface RootState {
    readonly notices: NoticesState;
  }
}

export interface Notice extends NoticeContent {
  readonly id: string;
  /** The pointer or the focus is on the toast: its timeout is paused. */
  readonly paused: boolean;
  /** The toast is fading out, and still counts among the toasts that are shown. */
  readonly leaving: boolean;
}

/** In the order of arrival: the first ones are shown, the others are queued. */
interface NoticesState {
  readonly queue: readonly Notice[];
}

const initialState: NoticesState = { queue: [] };

type OfNotice = PayloadAction<{ readonly id: string }>;

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    raised: {
      prepare: (content: NoticeContent) => {
        const payload: Notice = { ...content, id: newId(), paused: false, leaving: false };
        return { payload };
      },
      reducer: (state, { payload }: PayloadAction<Notice>) => ({ queue: [...state.queue, payload] }),
    },
    paused: (state, { payload }: OfNotice) => changed(state, payload.id, { paused: true }),
    resumed: (state, { payload }: OfNotice) => changed(state, payload.id, { paused: false }),
    expired: (state, { payload }: OfNotice) => changed(state, payload.id, { leaving: true }),
    dismissed: (state, { payload }: OfNotice) => changed(state, payload.id, { leaving: true }),
    removed: (state, { payload }: OfNotice) => ({ queue: state.queue.filter((notice) => notice.id !== payload.id) }),
  },
  selectors: {
    selectNotice: (state, id: string) => state.queue.find((notice) => notice.id === id),
    selectQueue: (state) => state.queue,
  },
});

function changed(state: NoticesState, id: string, change: Partial<Pick<Notice, 'paused' | 'leaving'>>): NoticesState {
  return { queue: state.queue.map((notice) => (notice.id === id ? { ...notice, ...change } : notice)) };
}

/** Every event of this slice, to be registered for recording. */
export const noticesEvents = noticesSlice.actions;
export const noticesReducer = noticesSlice.reducer;
export const {
  raised: noticeRaised,
  paused: noticePaused,
  resumed: noticeResumed,
  expired: noticeExpired,
  dismissed: noticeDismissed,
  removed: noticeRemoved,
} = noticesEvents;
export const { selectNotice, selectQueue } = noticesSlice.selectors;
