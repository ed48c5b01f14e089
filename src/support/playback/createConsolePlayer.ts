import { createPlayer } from '../player/createPlayer';
import { inSlices } from '../player/inSlices';
import type { RecordedPart } from '../player/openRecording';
import { emptyOverview, overviewOf } from '../player/outline';
import type { Verification } from '../../journal/replay/verification';
import { watchCarts } from './cartChanges';
import type { ConsolePlayer } from './consolePlayer';
import { createStages } from './createStages';

export interface OpenedConsolePlayer extends ConsolePlayer {
  /**
   * Opens a recording and outlines it; returns the number of actions of each part. Rejects when it contains no page, or
   * another one is opened in the meantime.
   */
  readonly open: (recording: Blob) => Promise<readonly number[]>;
  /** The file that was chosen last. */
  readonly offered: () => Blob | undefined;
  /** The unpacked bytes of the open recording; empty until one is open. */
  readonly bytes: () => Uint8Array;
  /**
   * The result of comparing every state; undefined if no recording is open, or another was opened in the meantime.
   */
  readonly verified: () => Promise<Verification | undefined>;
  /** Before a recording opens, calls back with the releases whose players it needs. */
  readonly onPlayers: (listener: (releases: readonly string[]) => void) => void;
  /** Reports how much of a recording has been read while it is opened, in percent. */
  readonly onRead: (listener: (percent: number) => void) => void;
  /** Reports how much of the open recording has been compared, in percent. */
  readonly onCompared: (listener: (percent: number) => void) => void;
}

const NO_PARTS: readonly RecordedPart[] = [];

/** The console's player, whose pages are shown in frames. */
export function createConsolePlayer(): OpenedConsolePlayer {
  const stages = createStages();
  let opened: Blob | undefined;
  let chosen: Blob | undefined;
  const carts = watchCarts();
  const { player, recording, shownParts, replace, restoreAll, onCompared } = createPlayer(
    stages.show,
    carts.watch,
    stages.applicationsOf,
  );
  let overview = emptyOverview;
  let reportRead: (percent: number) => void = () => {};
  let opens = 0;
  const recordedParts = () => recording()?.parts ?? NO_PARTS;

  return {
    async open(file) {
      opens += 1;
      const own = opens;
      overview = emptyOverview;
      const lengths = await player.open(file);
      const parts = recordedParts();
      const all = parts.reduce((sum, { records }) => sum + records.length, 0);
      const steps = overviewOf(parts, (read) => reportRead(Math.floor((100 * read) / all)));
      const found = await inSlices(steps, () => own === opens);
      if (!found) throw new Error('Another recording was opened meanwhile.');
      overview = found;
      opened = file;
      return lengths;
    },
    seek: player.seek,
    bytes: () => recording()?.bytes ?? new Uint8Array(),
    verified: player.verified,
    onRead(listener) {
      reportRead = whenChanged(listener);
    },
    onCompared(listener) {
      const compared = whenChanged(listener);
      onCompared((line, lines) => compared(Math.floor((100 * line) / lines)));
    },
    parts: shownParts,
    recordedParts,
    replace,
    restoreAll,
    overview: () => overview,
    outlines: () => overview.parts,
    cartChanges: carts.changes,
    file: () => opened,
    attach: stages.attach,
    onPlayers: stages.onPlayers,
    seenAt: async ({ part, position }) => ((await player.seek(part, position)) ? stages.seen() : undefined),
    offer: (file) => {
      chosen = file;
    },
    offered: () => chosen,
    momentOf({ part, position }) {
      const own = overview.parts[part];
      const action = own?.actions[position - 1];
      return own && action && { part: own.number, action: action.number };
    },
    timeAt({ part, position }) {
      const own = overview.parts[part];
      const [first] = overview.parts;
      if (!own || !first) return 0;
      return own.startedAt - first.startedAt + (own.actions[position - 1]?.at ?? 0);
    },
  };
}

/** Calls the listener only when the percentage has changed, because each report renders the page again. */
function whenChanged(listener: (percent: number) => void): (percent: number) => void {
  let reported = -1;
  return (percent) => {
    if (percent !== reported) listener(percent);
    reported = percent;
  };
}
