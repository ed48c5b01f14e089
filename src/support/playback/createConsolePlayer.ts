import { createPlayer } from '../player/createPlayer';
import { inSlices } from '../player/inSlices';
import type { RecordedPart } from '../player/openRecording';
import { outlineParts, type OutlinedPart } from '../player/outline';
import type { Stage } from '../player/stage';
import type { Verification } from '../../journal/replay/verification';
import { watchCarts } from './cartChanges';
import type { ConsolePlayer } from './consolePlayer';

export interface OpenedConsolePlayer extends ConsolePlayer {
  /** Opens a recording and outlines it; returns the number of actions of each part. Rejects when there is no page in it. */
  readonly open: (recording: Blob) => Promise<readonly number[]>;
  /** The file that was chosen last. */
  readonly offered: () => Blob | undefined;
  /** What comparing every state found; undefined when another recording was opened meanwhile. */
  readonly verified: () => Promise<Verification | undefined>;
  /** Tells how much of the open recording is compared, in percent. */
  readonly onCompared: (listener: (percent: number) => void) => void;
}

/** The console's player, whose pages a frame shows. */
export function createConsolePlayer(): OpenedConsolePlayer {
  let stage: Stage | undefined;
  let shown: RecordedPart | undefined;
  let opened: Blob | undefined;
  let chosen: Blob | undefined;
  const show = (part: RecordedPart): void => {
    shown = part;
    stage?.show(part);
  };
  const carts = watchCarts();
  const { player, recording, shownParts, replace, restoreAll, onCompared } = createPlayer(show, carts.watch);
  let outlines: readonly OutlinedPart[] = [];
  let opens = 0;
  const recordedParts = () => recording()?.parts ?? [];

  return {
    async open(file) {
      opens += 1;
      const own = opens;
      outlines = [];
      const lengths = await player.open(file);
      const outlined = await inSlices(outlineParts(recordedParts()), () => own === opens);
      if (!outlined) throw new Error('Another recording was opened meanwhile.');
      outlines = outlined;
      opened = file;
      return lengths;
    },
    seek: player.seek,
    verified: player.verified,
    onCompared: (listener) => onCompared((line, lines) => listener(Math.floor((100 * line) / lines))),
    parts: shownParts,
    recordedParts,
    replace,
    restoreAll,
    outlines: () => outlines,
    cartChanges: carts.changes,
    file: () => opened,
    attach: (attached) => {
      stage = attached;
      if (shown) stage?.show(shown);
    },
    seenAt: async ({ part, position }) => ((await player.seek(part, position)) ? stage?.seen() : undefined),
    offer: (file) => {
      chosen = file;
    },
    offered: () => chosen,
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
