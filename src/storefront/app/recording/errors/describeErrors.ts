import type { Noticed } from '../../../../journal/record/actionBuffer';
import type { Vault } from '../../../platform/vault';
import { openMessage } from './openMessage';
import { placeIn } from './placeIn';

/** So many errors of a page life are recorded, and so many that say the same: a loop leaves room for others. */
const MOST_ERRORS = 50;
const MOST_ALIKE = 5;

/** Names of errors are those of classes. */
const NAME = /^[A-Za-z]\w{0,39}$/;

/**
 * Returns what a recording says of each error: "rendering TypeError: x is not a function (main.js:1:20)". Null: it was said
 * already (an error that is thrown on comes to light twice), there have been too many, or it is a notice of the
 * browser's or of another server's script, which has no error.
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

/** Of what is no error, only its type is said: it may be anything that somebody typed. */
function describe(error: unknown, vault: Pick<Vault, 'entries'>, origin: string): string {
  if (!(error instanceof Error)) return typeof error;
  const name = NAME.test(textOf(error, 'name')) ? error.name : 'Error';
  const message = openMessage(textOf(error, 'message'), vault);
  const place = placeIn(textOf(error, 'stack'), origin);
  return `${name}${message && `: ${message}`}${place && ` (${place})`}`;
}

/** Whoever makes an error may give its fields any value. */
function textOf(error: Error, field: 'name' | 'message' | 'stack'): string {
  const value: unknown = error[field];
  return typeof value === 'string' ? value : '';
}
