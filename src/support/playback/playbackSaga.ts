import { call, delay, fork, put, race, select, take, takeLatest, type SagaGenerator } from '../kernel/effects';
import type { ConsolePlayer } from './consolePlayer';
import {
  held,
  moved,
  movingFailed,
  paused,
  positionAfter,
  played,
  seekRequested,
  selectPlayback,
  stepRequested,
  type PlaybackPosition,
} from './playbackSlice';

/** The longest pause between two actions when pauses are shortened, in ms of the shopper's time. */
const LONGEST_PAUSE_MS = 1_500;
/** Actions within one frame are shown together, in ms of the spectator's time. */
const FRAME_MS = 16;

/** Moves the open recording: to a requested position, by one step, or continuously in playback. */
export function* playbackSaga(player: ConsolePlayer): SagaGenerator {
  yield* takeLatest(seekRequested, function* ({ payload }): SagaGenerator {
    const { isHeld } = yield* select(selectPlayback);
    if (!isHeld) yield* call(moveTo, player, payload);
  });
  yield* takeLatest(stepRequested, function* ({ payload }): SagaGenerator {
    const { lengths, isHeld, ...current } = yield* select(selectPlayback);
    if (!isHeld) yield* call(moveTo, player, positionAfter(lengths, current, payload));
  });
  yield* fork(playWhenWanted, player);
}

/** False when a reducer threw before the position was reached: the page stays where it was. */
function* moveTo(player: ConsolePlayer, { part, position }: PlaybackPosition): SagaGenerator<boolean> {
  try {
    if (yield* call(player.seek, part, position)) yield* put(moved({ part, position }));
    return true;
  } catch (error) {
    yield* put(movingFailed(error instanceof Error ? error.message : String(error)));
    return false;
  }
}

function* playWhenWanted(player: ConsolePlayer): SagaGenerator {
  for (;;) {
    yield* take(played);
    const { isPlaying } = yield* select(selectPlayback);
    if (!isPlaying) continue;
    yield* race({ end: call(play, player), paused: take(paused), stepped: take(stepRequested), held: take(held) });
    yield* put(paused());
  }
}

/** Plays to the end, at the speed chosen at each moment. */
function* play(player: ConsolePlayer): SagaGenerator {
  for (;;) {
    const { lengths, speed, skipsIdle, ...current } = yield* select(selectPlayback);
    let next = positionAfter(lengths, current, 1);
    if (isSame(next, current)) return;
    const pauseBetween = (from: PlaybackPosition, to: PlaybackPosition): number => {
      const pause = player.timeAt(to) - player.timeAt(from);
      return Math.max(0, skipsIdle ? Math.min(pause, LONGEST_PAUSE_MS) : pause) / speed;
    };
    let waitMs = pauseBetween(current, next);
    for (;;) {
      const after = positionAfter(lengths, next, 1);
      const together = waitMs + pauseBetween(next, after);
      if (isSame(after, next) || after.part !== next.part || together > FRAME_MS) break;
      next = after;
      waitMs = together;
    }
    yield* delay(Math.max(FRAME_MS, waitMs));
    if (!(yield* call(moveTo, player, next))) return;
  }
}

const isSame = (one: PlaybackPosition, other: PlaybackPosition): boolean =>
  one.part === other.part && one.position === other.position;
