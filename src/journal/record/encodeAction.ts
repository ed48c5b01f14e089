import type { UnknownAction } from '@reduxjs/toolkit';
import { fingerprint, hashInSteps } from '../fingerprint';

/** Why an action or a state cannot be recorded: a bug in the code that dispatched it. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
  constructor(
    readonly code: 'unserialisable' | 'upsert-query-data' | 'reducer-threw',
    readonly actionType: string,
    detail: string,
  ) {
    super(`${actionType}: ${detail}`);
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** The path of the first value that JSON would lose, for the error's message; empty for the root. */
function pathOfLoss(value: unknown): string {
  for (const [key, child] of entriesOf(value)) {
    try {
      if (child !== undefined) fingerprint(child);
    } catch {
      const rest = pathOfLoss(child);
      return rest ? `${key}.${rest}` : key;
    }
  }
  return '';
}

/** The error for a value that the fingerprint refused, with the path of the value. */
export function unserialisable(actionType: string, value: unknown, cause: unknown): RecordingError {
  const path = pathOfLoss(value);
  const why = cause instanceof Error ? cause.message : String(cause);
  return new RecordingError('unserialisable', actionType, path ? `${why} at ${path}` : why);
}

/** RTK Query marks the argument of upsertQueryData with a symbol, which JSON drops: the replay would differ. */
function isMarkedUpsert(action: UnknownAction): boolean {
  const meta = entriesOf(action['meta']);
  const arg: unknown = meta.find(([key]) => key === 'arg')?.[1];
  if (typeof arg !== 'object' || arg === null) return false;
  return Object.getOwnPropertySymbols(arg).some((symbol) => Reflect.get(arg, symbol) !== undefined);
}

/**
 * The JSON of an action that a replay can reduce again; pauses like hashInSteps. Throws a RecordingError for values
 * that JSON would lose (a Request in `meta.baseQueryMeta`, a date, a map), and for upsertQueryData: upsertQueryEntries
 * is to be used instead.
 */
export function* encodeAction(action: UnknownAction): Generator<undefined, string> {
  if (isMarkedUpsert(action))
    throw new RecordingError(
      'upsert-query-data',
      action.type,
      'upsertQueryData does not replay; use upsertQueryEntries',
    );
  try {
    // Memoises the hashes of the payload's objects: those that the reducer keeps are then known when the state is
    // hashed.
    yield* hashInSteps(action);
  } catch (cause) {
    throw unserialisable(action.type, action, cause);
  }
  return JSON.stringify(action);
}
