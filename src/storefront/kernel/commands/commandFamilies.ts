import type { Action } from '@reduxjs/toolkit';
import { put, select, takeEvery, type SagaGenerator } from '../effects';
import type { RootState } from '../state';
import type { Command, CommandAction } from './command';
import type { CommandQueue } from './commandQueue';

interface Failure {
  readonly code: string;
  readonly status: number;
}

/**
 * Commands that are sent, and end, in the same way. The feature that requests them registers the family with the queue
 * that carries them out: the orders' feature, for example, registers reorders with the cart's (`cartCommands`).
 */
export interface CommandFamily<C extends Command, T, F extends Failure> {
  /** The actions that request a command of this family. */
  readonly requests: readonly { readonly match: (action: unknown) => boolean }[];
  /** False if the reducer ignored the request, such as a second press. Without this function every request counts. */
  isTaken?(this: void, state: RootState, command: C): boolean;
  /** One call, or one of its repeats. */
  send(this: void, command: C): SagaGenerator<{ readonly data: T } | { readonly failure: F }>;
  /** Whether a failure that is temporary by the general rule may be repeated; by default it may. */
  mayRepeat?(this: void, failure: F): boolean;
  succeeded(this: void, command: C, data: T): Action;
  failed(this: void, command: C, failure: Failure): Action;
}

/** A command waiting in a queue, with the family that carries it out. */
export interface QueuedCommand<Family, C extends Command = Command> extends Command {
  readonly command: C;
  readonly family: Family;
}

/**
 * The families that share one queue. Late code adds its own when it is loaded: before that nobody can request its
 * commands.
 */
export function commandFamilies<
  Family extends Pick<CommandFamily<C, unknown, Failure>, 'requests' | 'isTaken'>,
  C extends Command = Command,
>() {
  const families: Family[] = [];
  const familyOf = (action: Action): Family | undefined =>
    families.find(({ requests }) => requests.some((request) => request.match(action)));
  // Checked edge: only requests of a family match, and they carry the kind of command that this queue takes.
  const isRequest = (action: Action): action is CommandAction<C> => familyOf(action) !== undefined;
  /** Adds every requested command to the queue, unless its reducer ignored the request. */
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
