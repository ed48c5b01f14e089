import type { Action } from '@reduxjs/toolkit';
import { call, flush, put, race, take, type SagaGenerator } from '../effects';
import type { Command } from './command';
import type { CommandQueue } from './commandQueue';
import { logError } from '../../platform/page/pageErrors';

/** The outcome of a command, and what follows it. */
export interface Ending {
  readonly outcome: Action;
  readonly then?: () => SagaGenerator;
}

/** The rules by which the commands of a queue are carried out. */
interface CommandRules<C extends Command> {
  readonly carryOut: (command: C) => SagaGenerator<Ending>;
  /** The outcome of a command that threw an error, or was aborted (null). */
  readonly failed: (command: C, error: unknown) => Action;
  /** `begun` is dispatched before a command's first call, `ended` after its outcome of whatever kind. */
  readonly frame?: (command: C) => { readonly begun: Action; readonly ended: Action } | null;
  /** Whether an action, such as the end of the session, aborts the running command and all waiting ones. */
  readonly breaksOffAll: (action: Action) => boolean;
  /** Whether an action aborts the running command, and only that. */
  readonly breaksOff?: (action: Action, command: C) => boolean;
  /**
   * Returns the waiting commands that are still worth carrying out, and gives the others their outcome, unless they
   * have one.
   */
  readonly coalesce?: (waiting: readonly C[]) => SagaGenerator<readonly C[]>;
}

/** Carries out the commands of a queue strictly in order. However this saga ends, each command gets one outcome. */
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

/** Gives each waiting command its outcome: aborted. */
function* breakOff<C extends Command>(waiting: readonly C[], { failed }: CommandRules<C>): SagaGenerator {
  for (const command of waiting) yield* put(failed(command, null));
}

/**
 * Runs one command, from its first call to what follows its outcome. An error of `carryOut` makes the command fail; an
 * error of `then` is thrown.
 */
function* work<C extends Command>(command: C, { carryOut, failed, frame }: CommandRules<C>): SagaGenerator {
  let ending: Ending = { outcome: failed(command, null) };
  const framed = frame?.(command);
  try {
    if (framed) yield* put(framed.begun);
    ending = yield* call(carryOut, command);
  } catch (error) {
    logError(error);
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
