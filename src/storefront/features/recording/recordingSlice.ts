import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { asCommand, type Command } from '../../kernel/commands';
import { locationChanged } from '../../kernel/location';
import type { RootState } from '../../kernel/state';

declare module '../../kernel/state' {
  interface LateState {
    readonly recording?: RecordingState;
  }
}

/** The contents of a recording, in the figures that are shown before it is sent. */
export interface RecordingPreview {
  /** The last pages that were seen, each once, in the order of their first visit. */
  readonly addresses: readonly string[];
  readonly actions: number;
  readonly kilobytes: number;
}

/**
 * The window in which a shopper sends the recording to support. `opening`: its preview is being made. A failed sending
 * goes back to `asking` and keeps its id, so that the server recognises the repeat.
 */
type Sending =
  | { readonly status: 'opening' }
  | {
      readonly status: 'asking';
      readonly preview: RecordingPreview;
      readonly commandId: string | null;
      readonly hasFailed: boolean;
    }
  | { readonly status: 'sending'; readonly preview: RecordingPreview; readonly commandId: string }
  | Sent;

export interface Sent {
  readonly status: 'sent';
  readonly code: string;
  /** Whether the code was copied; absent: nobody tried. */
  readonly isCopied?: boolean;
}

interface RecordingState {
  /** null: the window is closed. */
  readonly sending: Sending | null;
  /** The recording is being sent while it is made, with the shopper's consent. */
  readonly isUploading: boolean;
}

/** Why continuous sending ends: the shopper no longer allows it, or the server accepts nothing more. */
type StopReason = 'withdrawn' | 'refused';

const initialState: RecordingState = { sending: null, isUploading: false };

const recordingSlice = createSlice({
  name: 'recording',
  initialState,
  reducers: {
    sendingOpened: (state): RecordingState => ({ ...state, sending: state.sending ?? { status: 'opening' } }),
    sendingClosed: (state): RecordingState => ({ ...state, sending: null }),
    /** The preview is ready: the shopper can decide now. */
    previewed: (state, { payload: preview }: PayloadAction<RecordingPreview>): RecordingState =>
      state.sending?.status === 'opening'
        ? { ...state, sending: { status: 'asking', preview, commandId: null, hasFailed: false } }
        : state,
    /** Saves what would be sent as a file, for shoppers who want to read all of it. */
    fileRequested: (state): RecordingState => state,
    /** Ends in `sent` or `sendingFailed`. */
    sendingRequested: {
      prepare: () => asCommand({}),
      reducer: ({ sending, ...state }, { payload }: PayloadAction<Command>): RecordingState =>
        sending?.status === 'asking'
          ? {
              ...state,
              sending: {
                status: 'sending',
                preview: sending.preview,
                commandId: sending.commandId ?? payload.commandId,
              },
            }
          : { ...state, sending },
    },
    sent: (state, { payload: { code } }: PayloadAction<{ readonly code: string }>): RecordingState =>
      state.sending?.status === 'sending' ? { ...state, sending: { status: 'sent', code } } : state,
    codeCopyEnded: (state, { payload: { isCopied } }: PayloadAction<{ readonly isCopied: boolean }>): RecordingState =>
      state.sending?.status === 'sent' ? { ...state, sending: { ...state.sending, isCopied } } : state,
    sendingFailed: (state): RecordingState =>
      state.sending?.status === 'sending'
        ? {
            ...state,
            sending: {
              status: 'asking',
              preview: state.sending.preview,
              commandId: state.sending.commandId,
              hasFailed: true,
            },
          }
        : state,
    uploadStarted: (state): RecordingState => ({ ...state, isUploading: true }),
    uploadStopped: (state, _action: PayloadAction<{ readonly reason: StopReason }>): RecordingState => ({
      ...state,
      isUploading: false,
    }),
  },
  extraReducers: (builder) => {
    // The window belongs to one page: navigating closes it.
    builder.addCase(locationChanged, (state) => (state.sending === null ? state : { ...state, sending: null }));
  },
});

export const recordingReducer = recordingSlice.reducer;
/** Every event of this slice, to be registered for recording. */
export const recordingEvents = recordingSlice.actions;
export const {
  codeCopyEnded,
  fileRequested,
  previewed,
  sendingClosed,
  sendingFailed,
  sendingOpened,
  sendingRequested,
  sent,
  uploadStarted,
  uploadStopped,
} = recordingEvents;

/** The window; null: it is closed. */
export const selectSending = (state: RootState): Sending | null => state.late.recording?.sending ?? null;
/** The id of the sending in progress; null: none is. */
export function selectSendingId(state: RootState): string | null {
  const sending = selectSending(state);
  return sending?.status === 'sending' ? sending.commandId : null;
}
