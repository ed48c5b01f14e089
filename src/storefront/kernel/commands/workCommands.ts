import type { Action } from '@reduxjs/toolkit';
import { call, flush, put, race, take, type SagaGenerator } from '../effects';
import type { Command } from './command';
import type { CommandQueue } from './commandQueue';

/** How a command ends: its one outcome, and what follows from it. */
export interface Ending {
  readonly outcome: Action;
  readonly then?: () => SagaGenerator;
}

/** What the owner of a queue says of its commands. */
interface CommandRules<C extends Command> {
  readonly carryOut: (command: C) => SagaGenerator<Ending>;
  /** The outcome of a command that threw an error, or that was broken off (null). */
  readonly failed: (command: C, error: unknown) => Action;
  /** Said before its first call and after its outcome, whatever that is. */
  readonly frame?: (command: C) => { readonly begun: Action; readonly ended: Action } | null;
  /** What breaks off the command that is being carried out and all that wait: another person is there. */
  readonly breaksOffAll: (action: Action) => boolean;
  /** What breaks off this one alone. */
  readonly breaksOff?: (action: Action, command: C) => boolean;
  /** Of the commands that wait, those that are still worth carrying out; it gives the others their outcome. */
  readonly coalesce?: (waiting: readonly C[]) => SagaGenerator<readonly C[]>;
}

/**
 * Carries out the commands of a queue strictly in order, so that none overtakes another. Whatever ends it, each has one
 * outcome.
 */
export function* workCommands<C extends Command>(queue: CommandQueue<C>, rules: CommandRules<C>): SagaGenerator {
  let waiting: readonly C[] = [];
  try {
    for (;;) {
      if (waiting.length === 0) waiting = [yield* take(queue)];
      waiting = [...waiting, ...(yield* flush(queue))];
      if (rules.coalesce) waiting = yield* call(rules.coalesce, waiting);
      const [command, ...others] = waiting;
      if (!command) continue;
      waiting = others;
      const { broken } = yield* race({
        worked: work(command, rules),
        broken: take((action) => rules.breaksOffAll(action) || rules.breaksOff?.(action, command) === true),
      });
      if (!broken || !rules.breaksOffAll(broken)) continue;
      yield* call(breakOff<C>, [...waiting, ...(yield* flush(queue))], rules);
      waiting = [];
    }
  } finally {
    yield* call(breakOff<C>, [...waiting, ...(yield* flush(queue))], rules);
  }
}

/** Commands that have not begun have their outcome too. */
function* breakOff<C extends Command>(waiting: readonly C[], { failed }: CommandRules<C>): SagaGenerator {
  for (const command of waiting) yield* put(failed(command, null));
}

/** One command from its first call to its outcome; it never throws. */
function* work<C extends Command>(command: C, { carryOut, failed, frame }: CommandRules<C>): SagaGenerator {
  let ending: Ending = { outcome: failed(command, null) };
  const framed = frame?.(command);
  try {
    if (framed) yield* put(framed.begun);
    ending = yield* call(carryOut, command);
  } catch (error) {
    console.error(error);
    ending = { outcome: failed(command, error) };
  } finally {
    try {
      yield* put(ending.outcome);
    } finally {
      if (framed) yield* put(framed.ended);
    }
  }
  if (ending.then) yield* call(ending.then);
}
