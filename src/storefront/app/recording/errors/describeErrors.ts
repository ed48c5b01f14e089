import type { Noticed } from '../../../../journal/record/actionBuffer';
import type { Vault } from '../../../platform/vault';
import { openMessage } from './openMessage';
import { scriptLocationIn } from './scriptLocation';

/**
 * The maximum numbers of recorded errors per page life: of all errors, and of those with the same description, so that
 * one error in a loop does not crowd out the others.
 */
const MOST_ERRORS = 50;
const MOST_ALIKE = 5;

/** The names of errors that are recorded: they have the form of a class name. */
const NAME = /^[A-Za-z]\w{0,39}$/;

/**
 * Returns a function that describes errors for the recording: "rendering TypeError: x is not a function
 * (main.js:1:20)". It returns null if the same error object was noticed before (a rethrown error is noticed twice), if
 * a limit is reached, or if there is no error value (notices of the browser, scripts of other servers).
 */
export function createErrorDescriber(
  vault: Pick<Vault, 'entries'>,
  origin: string,
): (noticed: Noticed) => string | null {
  const seen = new WeakSet();
  const alike = new Map<string, number>();
  let recorded = 0;
  return ({ error, origin: kind }) => {
    if (error === null || error === undefined || recorded >= MOST_ERRORS) return null;
    if (typeof error === 'object') {
      if (seen.has(error)) return null;
      seen.add(error);
    }
    const text = `${kind} ${describe(error, vault, origin)}`;
    const times = (alike.get(text) ?? 0) + 1;
    if (times > MOST_ALIKE) return null;
    alike.set(text, times);
    recorded += 1;
    return text;
  };
}

/** A thrown value that is no Error may be anything, even typed text: only its type is recorded. */
function describe(error: unknown, vault: Pick<Vault, 'entries'>, origin: string): string {
  if (!(error instanceof Error)) return typeof error;
  const name = NAME.test(textOf(error, 'name')) ? error.name : 'Error';
  const message = openMessage(textOf(error, 'message'), vault);
  const location = scriptLocationIn(textOf(error, 'stack'), origin);
  return `${name}${message && `: ${message}`}${location && ` (${location})`}`;
}

/** A thrown error may have values of any type in these fields. */
function textOf(error: Error, field: 'name' | 'message' | 'stack'): string {
  const value: unknown = error[field];
  return typeof value === 'string' ? value : '';
}
