import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { TOAST_MAX_SHOWN } from '../../../contract/constants';
import type { MessageDescriptor } from '../../messages';
import { newId } from '../../platform/ids';

declare module '../../kernel/state' {
  interface RootState {
    readonly notices: NoticesState;
  }
}

interface NoticeLink {
  readonly href: string;
  readonly label: MessageDescriptor;
}

type NoticeVariant = 'info' | 'success' | 'warning' | 'error' | 'processing';
type NoticeMode = 'dismissible' | 'sticky';

export interface Notice {
  readonly id: string;
  readonly variant: NoticeVariant;
  readonly mode: NoticeMode;
  readonly label: MessageDescriptor;
  readonly message: MessageDescriptor | null;
  readonly link: NoticeLink | null;
  /** The pointer or the focus is on it: its timeout is paused. */
  readonly paused: boolean;
  /** It is fading out and still occupies its place. */
  readonly leaving: boolean;
}

/** In the order of arrival: the first ones are shown, the others are queued. */
interface NoticesState {
  readonly queue: readonly Notice[];
}

interface NewNotice {
  readonly variant?: NoticeVariant;
  readonly mode?: NoticeMode;
  readonly label: MessageDescriptor;
  readonly message?: MessageDescriptor;
  readonly link?: NoticeLink;
}

const initialState: NoticesState = { queue: [] };

type OfNotice = PayloadAction<{ readonly id: string }>;

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    /** Default variant: info. By default a success disappears by itself and other notices stay (TST-02). */
    raised: {
      prepare: ({ variant = 'info', label, mode, message, link }: NewNotice) => {
        const payload: Notice = {
          id: newId(),
          variant,
          mode: mode ?? (variant === 'success' ? 'dismissible' : 'sticky'),
          label,
          message: message ?? null,
          link: link ?? null,
          paused: false,
          leaving: false,
        };
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
    selectIsShown: (state, id: string) => state.queue.findIndex((notice) => notice.id === id) < TOAST_MAX_SHOWN,
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
export const { selectNotice, selectIsShown, selectQueue } = noticesSlice.selectors;
