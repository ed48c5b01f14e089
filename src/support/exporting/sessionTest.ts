import { testFileOf, type HeldMoment } from '../../journal/cli/testing/testFile';
import { MOST_MOMENTS } from '../../journal/cli/testing/usualMoments';
import { wordsOf } from '../../storefront/app/recording/momentOf';
import type { ConsolePlayer } from '../playback/consolePlayer';
import type { PlaybackPosition } from '../playback/playbackSlice';
import type { OutlinedPart } from '../player/outline';
import type { Making } from './making';

interface WantedMoment extends PlaybackPosition {
  readonly words: string;
}

/** The current moment, and the last ones that are worth testing, in the order of the session. */
function momentsOf(outlines: readonly OutlinedPart[], shown: PlaybackPosition): readonly WantedMoment[] {
  const found: WantedMoment[] = [];
  let usual = 0;
  // Searched from the end, because the last moments are wanted.
  for (let part = outlines.length - 1; part >= 0; part -= 1) {
    const { actions = [], application } = outlines[part] ?? {};
    if (application !== undefined) continue;
    for (let position = actions.length; position > 0; position -= 1) {
      const { moment, type = '' } = actions[position - 1] ?? {};
      const isShown = part === shown.part && position === shown.position;
      const isUsual = moment !== undefined && usual < MOST_MOMENTS - 1;
      if (isUsual && !isShown) usual += 1;
      if (isShown || isUsual) found.push({ part, position, words: moment ? wordsOf(moment) : type });
    }
  }
  return found.reverse();
}

/**
 * The source of a test that replays the open recording and compares its page at some moments with what the page shows
 * here. Test and recording belong beside each other in `test/recordings`, both under this name. Moves the player.
 * Undefined: the recording has no such moment, a page cannot be read, or the export was cancelled.
 */
export async function sessionTest(
  player: ConsolePlayer,
  name: string,
  shown: PlaybackPosition,
  making: Making,
): Promise<string | undefined> {
  const outlines = player.outlines();
  const [first] = outlines;
  const held: HeldMoment[] = [];
  const moments = momentsOf(outlines, shown);
  for (const { part, position, words } of moments) {
    if (!making.isWanted) return undefined;
    making.share = held.length / moments.length;
    const seen = await player.seenAt({ part, position });
    const named = player.momentOf({ part, position });
    if (seen === undefined || !named) return undefined;
    const moment = outlines.length > 1 ? `${named.part}:${named.action}` : String(named.action);
    held.push({ moment, words, seen });
  }
  if (!first || held.length === 0) return undefined;
  const { release, startedAt } = first;
  const actions = outlines.reduce((sum, part) => sum + part.actions.length, 0);
  const recording = { release, startedAt, parts: outlines.length, actions };
  return testFileOf(`test/recordings/${name}.dom.test.ts`, recording, held);
}
