import type { Action } from '@reduxjs/toolkit';
import {
  commandFamilies,
  commandQueue,
  withRepeats,
  workCommands,
  type Command,
  type CommandFamily,
  type Ending,
  type QueuedCommand,
} from '../../kernel/commands';
import { call, fork, select, type SagaGenerator } from '../../kernel/effects';
import { changesPerson, changesUser } from '../../kernel/session';
import { failureOf, type ApiFailure } from '../failures/failure';
import { familySchedule } from '../schedules/familySchedule';
import { commandEvents } from './commandEvents';

/** By kind of owner, whether an action changes the owner: then neither waiting commands nor repeats are sent. */
const changesOwner = {
  account: changesPerson,
  user: changesUser,
  /** Commands that belong to nobody in particular, such as a registration: no action ends their queue. */
  anybody: () => false,
} as const satisfies Readonly<Record<string, (action: Action) => boolean>>;

/** A family of commands that are repeated by the standard rules, with what follows each outcome. */
export interface WorkedFamily<C extends Command, T> extends CommandFamily<C, T, ApiFailure> {
  afterSuccess?(this: void, command: C, data: T): SagaGenerator;
  /** Called after a failed call; not for a command that was aborted, or whose code threw an error. */
  afterFailure?(this: void, command: C, failure: ApiFailure): SagaGenerator;
}

type Family = WorkedFamily<Command, unknown>;
type Queued = QueuedCommand<Family>;

/**
 * The queue of an owner: carries out the commands of these families in order, each under one idempotency key in all its
 * repeats, each with exactly one outcome.
 */
export function* workFamilies(owner: keyof typeof changesOwner, families: readonly Family[]): SagaGenerator {
  const { add, enqueue } = commandFamilies<Family>();
  for (const family of families) add(family);
  const queue = commandQueue<Queued>();
  yield* fork(enqueue, queue);
  yield* call(workCommands<Queued>, queue, {
    carryOut,
    coalesce: stillWanted,
    breaksOffAll: changesOwner[owner],
    failed: ({ family, command }, error) =>
      family.failed(command, error === null ? { code: 'ABORTED', status: 0 } : failureOf(error)),
  });
}

function* carryOut({ family, command }: Queued): SagaGenerator<Ending> {
  const { afterSuccess, afterFailure, mayRepeat } = family;
  const { commandId } = command;
  const outcome = yield* call(withRepeats<unknown, ApiFailure>, () => family.send(command), {
    waitAfter: familySchedule(mayRepeat),
    failedOnce: ({ code }, attempt) => commandEvents.attemptFailed({ commandId, code, attempt }),
  });
  if ('data' in outcome) {
    const { data } = outcome;
    const ending = { outcome: family.succeeded(command, data) };
    return afterSuccess ? { ...ending, then: () => afterSuccess(command, data) } : ending;
  }
  const { failure } = outcome;
  const ending = { outcome: family.failed(command, failure) };
  return afterFailure ? { ...ending, then: () => afterFailure(command, failure) } : ending;
}

/** Drops waiting commands that their slice no longer has in flight, because it already has their outcome. */
function* stillWanted(waiting: readonly Queued[]): SagaGenerator<readonly Queued[]> {
  const state = yield* select();
  return waiting.filter(({ family, command }) => family.isTaken?.(state, command) ?? true);
}
