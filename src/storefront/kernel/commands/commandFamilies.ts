import type { Action } from '@reduxjs/toolkit';
import { put, select, takeEvery, type SagaGenerator } from '../effects';
import type { RootState } from '../state';
import type { Command, CommandAction } from './command';
import type { CommandQueue } from './commandQueue';

interface Failure {
  readonly code: string;
  readonly status: number;
}

/** Commands that are sent and that end in one way. A slice that keeps them adds their family to their owner's. */
export interface CommandFamily<C extends Command, T, F extends Failure> {
  /** The actions that ask for one. */
  readonly requests: readonly { readonly match: (action: unknown) => boolean }[];
  /** False where the reducer did not take it: a second press is no command. Without it every request is one. */
  isTaken?(this: void, state: RootState, command: C): boolean;
  /** One call, or one of its repeats. */
  send(this: void, command: C): SagaGenerator<{ readonly data: T } | { readonly failure: F }>;
  /** Whether a failure may pass within seconds, where the general rule says so. Without it: yes. */
  mayRepeat?(this: void, failure: F): boolean;
  succeeded(this: void, command: C, data: T): Action;
  failed(this: void, command: C, failure: Failure): Action;
}

/** A command that waits in its owner's queue, and the family that knows how it is carried out. */
export interface QueuedCommand<Family, C extends Command = Command> extends Command {
  readonly command: C;
  readonly family: Family;
}

/** The families of one owner. Those of late code are added when it comes: nobody can ask for one of theirs before. */
export function commandFamilies<
  Family extends Pick<CommandFamily<C, unknown, Failure>, 'requests' | 'isTaken'>,
  C extends Command = Command,
>() {
  const families: Family[] = [];
  const familyOf = (action: Action): Family | undefined =>
    families.find(({ requests }) => requests.some((request) => request.match(action)));
  // Only requests of a family bring it commands: what one carries is the owner's own kind.
  const isRequest = (action: Action): action is CommandAction<C> => familyOf(action) !== undefined;
  /** Lets every command that is asked for join the queue. */
  function* enqueue(queue: CommandQueue<QueuedCommand<Family, C>>): SagaGenerator {
    yield* takeEvery(isRequest, function* (action): SagaGenerator {
      const { payload } = action;
      const family = familyOf(action);
      if (!family || (family.isTaken && !family.isTaken(yield* select(), payload))) return;
      yield* put(queue, { commandId: payload.commandId, command: payload, family });
    });
  }
  return { add: (family: Family): void => void families.push(family), isRequest, enqueue };
}
