import { testFileOf, type HeldMoment } from '../../journal/cli/testing/testFile';
import { MOST_MOMENTS } from '../../journal/cli/testing/usualMoments';
import type { ConsolePlayer } from '../playback/consolePlayer';
import type { Place } from '../playback/playbackSlice';

interface WantedMoment extends Place {
  readonly words: string;
}

/** The moment that is shown, and the last of those that are worth a test, in the order of the session. */
function momentsOf(player: ConsolePlayer, shown: Place): readonly WantedMoment[] {
  const isShown = ({ part, position }: Place) => part === shown.part && position === shown.position;
  const all = player.outlines().flatMap(({ actions, application }, part) =>
    application === undefined
      ? actions.map(({ moment, type }, index) => ({
          part,
          position: index + 1,
          isUsual: moment !== undefined,
          words: moment ?? type,
        }))
      : [],
  );
  const usual = all.filter((moment) => moment.isUsual && !isShown(moment)).slice(1 - MOST_MOMENTS);
  return all.filter((moment) => isShown(moment) || usual.includes(moment));
}

/**
 * The source of a test that replays the open recording and compares the page at some moments with what it shows here; for
 * a recording and a test that stand beside each other in `test/recordings` under this name. Moves the player. Undefined:
 * the recording has no such moment, or its page cannot be read.
 */
export async function sessionTest(player: ConsolePlayer, name: string, shown: Place): Promise<string | undefined> {
  const outlines = player.outlines();
  const [first] = outlines;
  const held: HeldMoment[] = [];
  for (const { part, position, words } of momentsOf(player, shown)) {
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
