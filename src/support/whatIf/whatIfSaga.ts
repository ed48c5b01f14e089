import type { Vault } from '../../storefront/platform/vault';
import { call, put, select, takeLatest, type SagaGenerator } from '../kernel/effects';
import type { ConsolePlayer } from '../playback/consolePlayer';
import { moved, selectPlayback } from '../playback/playbackSlice';
import { inSlices } from '../player/inSlices';
import { alteredPart, copyOf } from '../player/alteredPart';
import { compareParts, type Comparison } from '../player/compareParts';
import {
  alterationDropped,
  answerRefused,
  answerReplaced,
  pagesCompared,
  replayRequested,
  selectWhatIf,
  type ComparedPage,
} from './whatIfSlice';

/** Pages that are compared as they are shown. */
const MOST_PAGES = 12;

/** Replaces one answer by another, replays what follows as it was recorded, and finds what differs. */
export function* whatIfSaga(player: ConsolePlayer, vault: Vault): SagaGenerator {
  yield* takeLatest(replayRequested, function* (): SagaGenerator {
    yield* call(replaceAnswer, player, vault);
  });
  yield* takeLatest(alterationDropped, function* (): SagaGenerator {
    const { part } = yield* select(selectPlayback);
    yield* call(player.restore, part);
  });
}

function* replaceAnswer(player: ConsolePlayer, vault: Vault): SagaGenerator {
  const { draft } = yield* select(selectWhatIf);
  if (!draft) return;
  const place = { part: draft.part, position: draft.position };
  try {
    const payload: unknown = JSON.parse(vault.valueOf(draft.text) ?? '');
    const recorded = player.recordedParts()[place.part];
    if (!recorded) throw new Error(`The recording has no part ${place.part}.`);
    const altered = alteredPart(recorded, place.position, payload);
    const steps = compareParts(
      copyOf(recorded).store,
      alteredPart(recorded, place.position, payload).store,
      place.position,
    );
    const comparison = yield* call(inSlices<Comparison>, steps);
    if (!comparison) return;
    yield* put(answerReplaced({ place, comparison }));
    const shown = yield* select(selectPlayback);
    const pages = yield* call(comparePages, player, place.part, comparison, () => player.replace(place.part, altered));
    yield* put(pagesCompared(pages));
    // Whoever looks on sees the altered page where they were.
    yield* call(player.seek, shown.part, shown.position);
    yield* put(moved({ part: shown.part, position: shown.position }));
  } catch (error) {
    yield* put(answerRefused(error instanceof Error ? error.message : String(error)));
  }
}

/** The pages at the first and last state that differs, and at those between that are worth a test. */
async function comparePages(
  player: ConsolePlayer,
  part: number,
  { differing, stopped }: Comparison,
  alter: () => Promise<void>,
): Promise<readonly ComparedPage[]> {
  const actions = player.outlines()[part]?.actions ?? [];
  const reached = differing.filter((position) => stopped === null || position < stopped.position);
  const wanted = reached.filter(
    (position, index) => index === 0 || index === reached.length - 1 || actions[position - 1]?.moment !== undefined,
  );
  const positions = [...wanted.slice(0, MOST_PAGES - 1), ...wanted.slice(MOST_PAGES - 1).slice(-1)];
  await player.restore(part);
  const before: (string | undefined)[] = [];
  for (const position of positions) before.push(await player.seenAt({ part, position }));
  await alter();
  const pages: ComparedPage[] = [];
  for (const [index, position] of positions.entries()) {
    const after = await player.seenAt({ part, position });
    const action = actions[position - 1];
    pages.push({ part, position, words: action?.moment ?? action?.type ?? '', differs: after !== before[index] });
  }
  return pages;
}
