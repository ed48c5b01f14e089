import type { Vault } from '../../storefront/platform/vault';
import { call, put, takeLeading, type SagaGenerator } from '../kernel/effects';
import type { ConsolePlayer } from '../playback/consolePlayer';
import { withRecordingHeld } from '../playback/withRecordingHeld';
import { movingFailed, type PlaybackPosition } from '../playback/playbackSlice';
import type { RecordedPart } from '../player/openRecording';
import { inSlices } from '../player/inSlices';
import { alteredPart, copyOf } from '../player/alteredPart';
import { compareParts, type Comparison } from '../player/compareParts';
import {
  alterationDropped,
  answerRefused,
  answerReplaced,
  pagesCompared,
  replayRequested,
  type ComparedPage,
} from './whatIfSlice';

type Pages = readonly ComparedPage[];

/** Maximum number of pages that are compared. */
const MOST_PAGES = 12;

/** Replaces one answer, replays the actions after it as recorded, and finds the differences. */
export function* whatIfSaga(player: ConsolePlayer, vault: Vault): SagaGenerator {
  yield* takeLeading(replayRequested, function* ({ payload }): SagaGenerator {
    const answer = readAnswer(vault.valueOf(payload.text) ?? '');
    if (!answer) {
      yield* put(answerRefused());
      return;
    }
    const replaced = { part: payload.part, position: payload.position };
    try {
      const pages = yield* call(withRecordingHeld<Pages>, player, function* (): SagaGenerator<Pages> {
        return yield* call(replaceAnswer, player, replaced, answer.payload);
      });
      yield* put(pagesCompared(pages));
    } catch (error) {
      yield* put(pagesCompared([]));
      yield* put(movingFailed(error instanceof Error ? error.message : String(error)));
    }
  });
  yield* takeLeading(alterationDropped, function* (): SagaGenerator {
    yield* call(withRecordingHeld<void>, player, function* (): SagaGenerator {
      yield* call(player.restoreAll);
    });
  });
}

/** Parses the typed answer; undefined: it is not JSON. */
function readAnswer(text: string): { readonly payload: unknown } | undefined {
  try {
    return { payload: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function* replaceAnswer(player: ConsolePlayer, at: PlaybackPosition, payload: unknown): SagaGenerator<Pages> {
  // One replaced answer at a time: an earlier one is restored.
  yield* call(player.restoreAll);
  const recorded = player.recordedParts()[at.part];
  if (!recorded) throw new Error(`The recording has no part ${at.part}.`);
  const altered = alteredPart(recorded, at.position, payload);
  const { store } = alteredPart(recorded, at.position, payload);
  const comparison = yield* call(inSlices<Comparison>, compareParts(copyOf(recorded).store, store, at.position));
  if (!comparison) return [];
  yield* put(answerReplaced({ at, comparison }));
  return yield* call(comparePages, player, at, altered, comparison);
}

/**
 * Compares the pages at the first and last state that differs, and at those in between that are worth a test, up to
 * `MOST_PAGES`. Afterwards the altered part is shown.
 */
async function comparePages(
  player: ConsolePlayer,
  { part, position: from }: PlaybackPosition,
  altered: RecordedPart,
  { differing, stopped }: Comparison,
): Promise<Pages> {
  const actions = player.outlines()[part]?.actions ?? [];
  const wanted = differing.filter(
    (position, index) => index === 0 || index === differing.length - 1 || actions[position - 1]?.moment !== undefined,
  );
  const positions = [...wanted.slice(0, MOST_PAGES - 1), ...wanted.slice(MOST_PAGES - 1).slice(-1)];
  const before: (string | undefined)[] = [];
  for (const position of positions) before.push(await player.seenAt({ part, position }));
  await player.replace(part, altered, stopped ? stopped.position - 1 : from);
  const pages: ComparedPage[] = [];
  for (const [index, position] of positions.entries()) {
    const after = await player.seenAt({ part, position });
    const action = actions[position - 1];
    // Without a page nothing can be compared.
    if (after === undefined || before[index] === undefined) continue;
    pages.push({
      part,
      position,
      moment: action?.moment ?? { kind: 'other', of: action?.type ?? '' },
      differs: after !== before[index],
    });
  }
  return pages;
}
