import { delay, select, take, type SagaGenerator } from '../effects';
import { selectHasCommandInFlight } from './commandsInFlight';

/** Waits until no command is in flight, nor begins at once after another one. */
export function* awaitCommands(): SagaGenerator {
  while (yield* select(selectHasCommandInFlight)) {
    yield* take();
    // A queue begins its next command only after the outcome of the last one.
    yield* delay(0);
  }
}
