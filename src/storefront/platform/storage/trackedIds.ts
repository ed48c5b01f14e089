import { ANALYTICS_COOKIE, ANALYTICS_COOKIE_SECONDS } from '../../../contract/constants';
import { readCookie, writeCookie } from './cookies';
import { readLocalValue, writeLocalValue } from './storage';
import { SEARCH_CORRELATION_KEY } from './storageKeys';

const uuidForm = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

const valid = (id: string | null): string | null => (id !== null && uuidForm.test(id) ? id : null);

/** A random UUID (RFC 9562, version 4); `crypto.randomUUID` is missing on pages without TLS. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The id in statistics where none may be stored, or the cookie is refused: it lasts until reload. */
let passingId: string | null = null;

/**
 * The id of this browser in statistics. Kept for a year if the shopper allows it; a damaged one is replaced (TRK-09).
 */
export function browserId(isRemembered: boolean): string {
  if (!isRemembered) return (passingId ??= newUuid());
  const kept = valid(readCookie(ANALYTICS_COOKIE));
  if (kept !== null) return kept;
  const id = newUuid();
  // If the cookie is refused, one id still serves the whole page rather than a single activity.
  return writeCookie(ANALYTICS_COOKIE, id, ANALYTICS_COOKIE_SECONDS) ? id : (passingId ??= id);
}

/** The id that joins the activities following from one search; undefined before the first search. */
export const searchCorrelation = (): string | undefined => valid(readLocalValue(SEARCH_CORRELATION_KEY)) ?? undefined;

/** Starts a new search correlation: later activities belong to it. */
export const beginSearch = (): void => void writeLocalValue(SEARCH_CORRELATION_KEY, newUuid());

/** Deletes the ids that statistics keep in this browser. */
export function forgetTracked(): void {
  passingId = null;
  if (readCookie(ANALYTICS_COOKIE) !== null) writeCookie(ANALYTICS_COOKIE, '', 0);
  writeLocalValue(SEARCH_CORRELATION_KEY, null);
}
