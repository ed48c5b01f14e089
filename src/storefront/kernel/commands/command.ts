import type { Action, Draft } from '@reduxjs/toolkit';
import { newId } from '../../platform/ids';

/** Something to be done once by the server: its id is the idempotency key of the call and all its repeats. */
export interface Command {
  readonly commandId: string;
}

/** The action that requests a command. */
export interface CommandAction<C extends Command> extends Action {
  readonly payload: C;
}

/** The payload of an action that requests a command, with a new id. */
export const asCommand = <const P>(payload: P): { readonly payload: P & Command } => ({
  payload: { ...payload, commandId: newId() },
});

/** A slice's commands without an outcome, in the order of the requests. */
interface InFlight<C extends Command> {
  readonly inFlight: readonly C[];
}

/** For a reducer: a command begins. */
export function begin<C extends Command>(state: Draft<InFlight<C>>, command: C): void {
  (state.inFlight as C[]).push(command);
}

/** For a reducer: a command has its outcome. Returns the command; undefined if it is not in flight. */
export function end<C extends Command>(state: Draft<InFlight<C>>, { commandId }: Command): C | undefined {
  const inFlight = state.inFlight as C[];
  const index = inFlight.findIndex((command) => command.commandId === commandId);
  return index < 0 ? undefined : inFlight.splice(index, 1)[0];
}
