import { findLines } from '../../journal/logLines';
import type { Verification } from '../../journal/replay/verification';
import { inSlices } from './inSlices';
import {
  openLines,
  releasesIn,
  type RecordedPart,
  type Recording,
  type Released,
  type WatchStates,
} from './openRecording';
import type { Player } from './player';
import { readRecording } from './readRecording';

type Compared = (line: number, lines: number) => void;

/** A player, and what the tools that move it need besides. */
export interface WatchedPlayer {
  readonly player: Player;
  /** The open recording. */
  readonly recording: () => Recording | undefined;
  /** The parts as shown. */
  readonly shownParts: () => readonly RecordedPart[];
  /**
   * Shows `part` at `position` in place of the part at `partIndex`. Rejects, and goes on showing what was shown, when
   * a reducer throws on the way to the position.
   */
  readonly replace: (partIndex: number, part: RecordedPart, position: number) => Promise<void>;
  /** Shows the recorded parts again, each at the position of the part that replaced it. */
  readonly restoreAll: () => Promise<void>;
  /** Reports how many lines of the open recording have been compared. */
  readonly onCompared: (listener: Compared) => void;
}

/** Returns the applications of the releases that replay their own recordings. */
type ApplicationsOf = (releases: readonly string[]) => Promise<Released>;

const todaysAlone: ApplicationsOf = () => Promise.resolve(new Map());

/** The number of lines between two progress reports. */
const PROGRESS_LINES = 500;

/** The parts as shown: those of a recording, or others in their place. */
function createShownParts(show: (part: RecordedPart) => void) {
  let recording: Recording | undefined;
  const replaced = new Map<number, RecordedPart>();
  let shown: RecordedPart | undefined;

  const partAt = (partIndex: number): RecordedPart => {
    const part = replaced.get(partIndex) ?? recording?.parts[partIndex];
    if (!part) throw new Error(`The recording has no part ${partIndex}.`);
    if (shown !== part) show(part);
    shown = part;
    return part;
  };

  return {
    partAt,
    begin: (opened: Recording): void => {
      recording = opened;
      replaced.clear();
      partAt(0);
    },
    recording: () => recording,
    shownParts: () => (recording?.parts ?? []).map((part, index) => replaced.get(index) ?? part),
    replace: async (partIndex: number, part: RecordedPart, position: number): Promise<void> => {
      // Before anything else, so that nothing of a part is shown whose position cannot be reached.
      await inSlices(part.store.seekInSteps(position));
      replaced.set(partIndex, part);
      partAt(partIndex);
    },
    restoreAll: async (): Promise<void> => {
      const altered = [...replaced];
      const shownIndex = altered.find(([, part]) => part === shown)?.[0];
      replaced.clear();
      for (const [partIndex, { store }] of altered) {
        const recorded = recording?.parts[partIndex];
        if (recorded) await inSlices(recorded.store.seekInSteps(store.position()));
      }
      if (shownIndex !== undefined) partAt(shownIndex);
    },
  };
}

/**
 * A player; `show` renders a part's page whenever another part is to be shown, and the page then follows the part's
 * store. Nothing blocks for long: reading, comparing and moving run in short slices, and comparing pauses during moves.
 * `watch` receives each state that is compared; `applicationsOf` is asked about the releases that recorded the opened
 * parts.
 */
export function createPlayer(
  show: (part: RecordedPart) => void,
  watch?: WatchStates,
  applicationsOf = todaysAlone,
): WatchedPlayer {
  let listener: Compared = () => {};
  const { partAt, begin, ...parts } = createShownParts(show);
  let verified: Promise<Verification | undefined> = Promise.resolve(undefined);
  let moving: Promise<unknown> = Promise.resolve();
  let moves = 0;
  let opens = 0;

  async function verify(own: Recording): Promise<Verification | undefined> {
    function* steps() {
      const comparing = own.verify(watch);
      for (let step = comparing.next(); ; step = comparing.next()) {
        if (step.done) return step.value;
        if (step.value % PROGRESS_LINES === 0) listener(step.value, own.lines);
        yield;
      }
    }
    const found = await inSlices(steps(), async () => {
      await moving;
      return parts.recording() === own;
    });
    if (found) listener(own.lines, own.lines);
    return found;
  }

  const player: Player = {
    async open(file) {
      opens += 1;
      const own = opens;
      const bytes = await readRecording(file);
      const lines = await inSlices(findLines(bytes), () => own === opens);
      const released = lines && (await applicationsOf(releasesIn(lines)));
      const opened = released && (await inSlices(openLines(bytes, lines, released), () => own === opens));
      if (!opened) throw new Error('Another recording was opened meanwhile.');
      begin(opened);
      verified = verify(opened);
      return opened.parts.map(({ store }) => store.length);
    },
    async seek(part, position) {
      moves += 1;
      const own = moves;
      const { store } = partAt(part);
      function* steps() {
        yield* store.seekInSteps(position);
        return true;
      }
      const moved = inSlices(steps(), () => own === moves);
      moving = moved.catch(() => undefined);
      return (await moved) ?? false;
    },
    verified: () => verified,
  };
  return {
    player,
    ...parts,
    onCompared: (compared) => {
      listener = compared;
    },
  };
}
