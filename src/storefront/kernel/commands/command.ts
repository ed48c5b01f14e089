import type { Action, Draft } from '@reduxjs/toolkit';
import { newId } from '../../platform/ids';
import type { RootState } from '../state';

/** What somebody asked for and the server shall do once: its id is also the key under which it is sent and repeated. */
export interface Command {
  readonly commandId: string;
}

/** The action that asks for a command. */
export interface CommandAction<C extends Command> extends Action {
  readonly payload: C;
}

/** The payload of an action that asks for a command, with an id of its own. */
export const asCommand = <const P>(payload: P): { readonly payload: P & Command } => ({
  payload: { ...payload, commandId: newId() },
});

/** A slice's commands without an outcome, in the order in which they were asked for. */
interface InFlight<C extends Command> {
  readonly inFlight: readonly C[];
}

/** For a reducer: a command begins. */
export function begin<C extends Command>(state: Draft<InFlight<C>>, command: C): void {
  (state.inFlight as C[]).push(command);
}

/** For a reducer: a command has its outcome. Undefined for one that has had it before, or that nobody asked for. */
export function end<C extends Command>(state: Draft<InFlight<C>>, { commandId }: Command): C | undefined {
  const inFlight = state.inFlight as C[];
  const index = inFlight.findIndex((command) => command.commandId === commandId);
  return index < 0 ? undefined : inFlight.splice(index, 1)[0];
}

/** Whether a slice, of whatever shape, keeps a command that has no outcome yet. */
const isWorking = (slice: unknown): boolean => {
  if (typeof slice !== 'object' || slice === null || !('inFlight' in slice)) return false;
  return Array.isArray(slice.inFlight) ? slice.inFlight.length > 0 : slice.inFlight !== null;
};

/** Whether any slice keeps a command without an outcome: all call theirs `inFlight`, a list or one at a time. */
export const selectHasCommandInFlight = (state: RootState): boolean =>
  Object.values<unknown>({ ...state, ...state.late }).some(isWorking);
