import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SignedVerdict } from '../../journal/signed';
import type { Verification } from '../../journal/replay/verification';
import type { Refusal } from './refusedRecording';

declare module '../kernel/state' {
  interface SupportState {
    readonly playback: PlaybackState;
  }
}

/** Playback speeds, as multiples of the shopper's own. */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof SPEEDS)[number];

/** A position in the open recording: the index of a part, and the number of its actions that have happened. */
export interface PlaybackPosition {
  readonly part: number;
  readonly position: number;
}

/** The current position in the open recording and its playback; the recording itself is not part of the state. */
export interface PlaybackState extends PlaybackPosition {
  readonly status: 'closed' | 'reading' | 'open' | 'failed';
  /** Why the recording could not be opened. */
  readonly failure: ReadingFailure | null;
  /** The releases whose players show the recording, each in a frame of its own; empty: not known yet. */
  readonly players: readonly string[];
  /** The number of actions of each part. */
  readonly lengths: readonly number[];
  readonly isPlaying: boolean;
  /** Whether a process has exclusive control of the recording. */
  readonly isHeld: boolean;
  /** Why the recording could not be moved: the message of the error that was thrown. */
  readonly stopped: string | null;
  readonly speed: Speed;
  /** Whether long pauses are shortened. */
  readonly skipsIdle: boolean;
  /** How much of the recording has been read while it is opened, in percent. */
  readonly read: number;
  /** How much of the recording has been compared, in percent. */
  readonly compared: number;
  readonly verification: Verification | null;
  /** The verdict on the server's signatures; `unknown`: this browser cannot verify them. null: not verified yet. */
  readonly signature: SignatureVerdict | null;
}

/** The status with which the server refused the file (0: no answer), or what is wrong with it. */
export type ReadingFailure = { readonly status: number } | Refusal;

export type SignatureVerdict = SignedVerdict | { readonly verdict: 'unknown' };

const closed: PlaybackState = {
  status: 'closed',
  failure: null,
  players: [],
  lengths: [],
  part: 0,
  position: 0,
  isPlaying: false,
  isHeld: false,
  stopped: null,
  speed: 1,
  skipsIdle: true,
  read: 0,
  compared: 0,
  verification: null,
  signature: null,
};

/**
 * The position `steps` states further (back if negative), the first state of each part included; it stops at the
 * recording's ends.
 */
export function positionAfter(
  lengths: readonly number[],
  { part, position }: PlaybackPosition,
  steps: number,
): PlaybackPosition {
  let reached = { part, position: position + steps };
  for (let length = lengths[reached.part]; length !== undefined; length = lengths[reached.part]) {
    if (reached.position < 0 && reached.part > 0) {
      reached = { part: reached.part - 1, position: (lengths[reached.part - 1] ?? 0) + reached.position + 1 };
    } else if (reached.position > length && reached.part < lengths.length - 1) {
      reached = { part: reached.part + 1, position: reached.position - length - 1 };
    } else return { part: reached.part, position: Math.min(length, Math.max(0, reached.position)) };
  }
  return { part, position };
}

const playbackSlice = createSlice({
  name: 'playback',
  initialState: closed,
  reducers: {
    /** A file was chosen, whose content is in the player already. */
    fileChosen: (state) => state,
    readingBegun: ({ speed, skipsIdle }): PlaybackState => ({ ...closed, speed, skipsIdle, status: 'reading' }),
    readingWentOn: (state, { payload }: PayloadAction<number>) => ({ ...state, read: payload }),
    playersFound: (state, { payload }: PayloadAction<readonly string[]>) => ({ ...state, players: payload }),
    recordingOpened: (state, { payload }: PayloadAction<{ readonly lengths: readonly number[] }>): PlaybackState => ({
      ...state,
      status: 'open',
      lengths: payload.lengths,
    }),
    readingFailed: (state, { payload }: PayloadAction<ReadingFailure>) => ({
      ...state,
      status: 'failed' as const,
      failure: payload,
    }),
    seekRequested: (state, _action: PayloadAction<PlaybackPosition>) => state,
    stepRequested: (state, _action: PayloadAction<number>) =>
      state.isPlaying ? { ...state, isPlaying: false } : state,
    moved: (state, { payload: { part, position } }: PayloadAction<PlaybackPosition>) => ({
      ...state,
      part,
      position,
      stopped: null,
    }),
    movingFailed: (state, { payload }: PayloadAction<string>) => ({ ...state, isPlaying: false, stopped: payload }),
    held: (state) => ({ ...state, isPlaying: false, isHeld: true }),
    released: (state) => ({ ...state, isHeld: false }),
    played: (state) => ({ ...state, isPlaying: state.status === 'open' && !state.isHeld }),
    paused: (state) => (state.isPlaying ? { ...state, isPlaying: false } : state),
    speedChosen: (state, { payload }: PayloadAction<Speed>) => ({ ...state, speed: payload }),
    idleSkippingChosen: (state, { payload }: PayloadAction<boolean>) => ({ ...state, skipsIdle: payload }),
    comparingWentOn: (state, { payload }: PayloadAction<number>) => ({ ...state, compared: payload }),
    compared: (state, { payload }: PayloadAction<Verification>) => ({
      ...state,
      compared: 100,
      verification: payload,
    }),
    signaturesRead: (state, { payload }: PayloadAction<SignatureVerdict>) => ({ ...state, signature: payload }),
  },
  selectors: { selectPlayback: (state) => state },
});

export const playbackReducer = playbackSlice.reducer;
export const {
  fileChosen,
  readingBegun,
  readingWentOn,
  playersFound,
  recordingOpened,
  readingFailed,
  seekRequested,
  stepRequested,
  moved,
  movingFailed,
  held,
  released,
  played,
  paused,
  speedChosen,
  idleSkippingChosen,
  comparingWentOn,
  compared,
  signaturesRead,
} = playbackSlice.actions;
export const { selectPlayback } = playbackSlice.selectors;
