import { call, put, select, type SagaGenerator } from '../kernel/effects';
import type { ConsolePlayer } from './consolePlayer';
import { held, moved, movingFailed, released, selectPlayback, type PlaybackPosition } from './playbackSlice';

/** Runs a process that moves the recording, exclusively; afterwards the recording returns to its position. */
export function* withRecordingHeld<T>(
  player: ConsolePlayer,
  work: (shown: PlaybackPosition) => SagaGenerator<T>,
): SagaGenerator<T> {
  const { part, position } = yield* select(selectPlayback);
  yield* put(held());
  try {
    return yield* call(work, { part, position });
  } finally {
    yield* call(comeBack, player, { part, position });
    yield* put(released());
  }
}

function* comeBack(player: ConsolePlayer, { part, position }: PlaybackPosition): SagaGenerator {
  try {
    yield* call(player.seek, part, position);
    yield* put(moved({ part, position }));
  } catch (error) {
    yield* put(movingFailed(error instanceof Error ? error.message : String(error)));
  }
}
