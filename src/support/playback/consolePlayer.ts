import { createContext, useContext } from 'react';
import type { RecordingMoment } from '../../contract/recordings/supportPages';
import { useSupportSelector } from '../kernel/hooks';
import { emptyOverview, type OutlinedPart, type Overview } from '../player/outline';
import type { RecordedPart } from '../player/openRecording';
import type { CartChange } from './cartChanges';
import type { Stages } from './createStages';
import { selectPlayback, type PlaybackPosition } from './playbackSlice';

/**
 * The recording that is open in the console. It is not part of the console's state, because states and lines are too
 * large for it.
 */
export interface ConsolePlayer {
  /** Moves to a position; false if a later call replaced this one before the position was reached. */
  readonly seek: (part: number, position: number) => Promise<boolean>;
  /** Milliseconds of the session's time, counted from the beginning of its first part. */
  readonly timeAt: (at: PlaybackPosition) => number;
  /** The part and action by which the server and links name a position; undefined at the beginning of a part. */
  readonly momentOf: (at: PlaybackPosition) => RecordingMoment | undefined;
  /** The parts as shown; empty until a recording is open. */
  readonly parts: () => readonly RecordedPart[];
  /** The parts as they were recorded, even if altered ones are shown. */
  readonly recordedParts: () => readonly RecordedPart[];
  /**
   * Shows another part instead of one, at a position of it. Rejects, and shows nothing of it, when a reducer throws.
   */
  readonly replace: (partIndex: number, part: RecordedPart, position: number) => Promise<void>;
  /** Shows the recorded parts again. */
  readonly restoreAll: () => Promise<void>;
  /** The overview of the open recording, made once while it is opened; empty until then. */
  readonly overview: () => Overview;
  /** Short for `overview().parts`. */
  readonly outlines: () => readonly OutlinedPart[];
  /** The changes of the cart; complete once every state has been compared. */
  readonly cartChanges: () => readonly CartChange[];
  /** The open file. */
  readonly file: () => Blob | undefined;
  /** Sets the frame of a release's player, which may still be loading; undefined: it was removed. */
  readonly attach: Stages['attach'];
  /**
   * Moves to a position and reads the page as the shopper saw it, once the frame has loaded; undefined: no page of the
   * shop is shown, or a later call replaced this one.
   */
  readonly seenAt: (at: PlaybackPosition) => Promise<string | undefined>;
  /** Keeps a chosen file until a process opens it, because files are not part of actions. */
  readonly offer: (file: Blob) => void;
}

const PlayerContext = createContext<ConsolePlayer | undefined>(undefined);
export const PlayerProvider = PlayerContext.Provider;

export function usePlayer(): ConsolePlayer {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('A PlayerProvider is missing around this page.');
  return player;
}

/** The overview of the open recording; empty until one is open. */
export function useOverview(): Overview {
  const player = usePlayer();
  const { status } = useSupportSelector(selectPlayback);
  return status === 'open' ? player.overview() : emptyOverview;
}
