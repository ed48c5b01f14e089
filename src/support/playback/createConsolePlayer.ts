import { createPlayer } from '../player/createPlayer';
import { inSlices } from '../player/inSlices';
import type { RecordedPart } from '../player/openRecording';
import { outlineParts, type OutlinedPart } from '../player/outline';
import type { Verification } from '../../journal/replay/verification';
import { watchCarts } from './cartChanges';
import type { ConsolePlayer } from './consolePlayer';

export interface OpenedConsolePlayer extends ConsolePlayer {
  /** Opens a recording and outlines it; returns the number of actions of each part. Rejects when there is no page in it. */
  readonly open: (recording: Blob) => Promise<readonly number[]>;
  /** What comparing every state found; undefined when another recording was opened meanwhile. */
  readonly verified: () => Promise<Verification | undefined>;
  /** Tells how much of the open recording is compared, in percent. */
  readonly onCompared: (listener: (percent: number) => void) => void;
}

/** The console's player; `show` draws a part, which then follows its store. */
export function createConsolePlayer(show: (part: RecordedPart) => void): OpenedConsolePlayer {
  const carts = watchCarts();
  const { player, recording, onCompared } = createPlayer(show, carts.watch);
  let outlines: readonly OutlinedPart[] = [];
  const parts = () => recording()?.parts ?? [];

  return {
    async open(file) {
      outlines = [];
      carts.forget();
      const lengths = await player.open(file);
      outlines = (await inSlices(outlineParts(parts()))) ?? [];
      return lengths;
    },
    seek: player.seek,
    verified: player.verified,
    onCompared: (listener) => onCompared((line, lines) => listener(Math.floor((100 * line) / lines))),
    parts,
    outlines: () => outlines,
    cartChanges: carts.changes,
    momentOf({ part, position }) {
      const own = outlines[part];
      const action = own?.actions[position - 1];
      return own && action && { part: own.number, action: action.number };
    },
    timeAt({ part, position }) {
      const own = outlines[part];
      const [first] = outlines;
      if (!own || !first) return 0;
      return own.startedAt - first.startedAt + (own.actions[position - 1]?.at ?? 0);
    },
  };
}
