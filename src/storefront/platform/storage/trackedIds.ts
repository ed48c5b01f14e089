import { ANALYTICS_COOKIE, ANALYTICS_COOKIE_SECONDS } from '../../../contract/constants';
import { readCookie, writeCookie } from './cookies';
import { readLocalValue, writeLocalValue } from './storage';

const correlationKey = 'comptoir.searchCorrelation';
const uuidForm = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

const valid = (id: string | null): string | null => (id !== null && uuidForm.test(id) ? id : null);

/** A random UUID (RFC 9562, version 4); `crypto.randomUUID` is missing on a page that came without TLS. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, place) => {
    const marked = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** For a shopper who may be told apart without being remembered: it lasts as long as the page. */
let passingId: string | null = null;

/**
 * The id that stands for this browser in statistics. Remembered for a year where the shopper allows it: a damaged one is
 * never given out, a new one takes its place (TRK-09).
 */
export function browserId(isRemembered: boolean): string {
  if (!isRemembered) return (passingId ??= newUuid());
  const kept = valid(readCookie(ANALYTICS_COOKIE));
  if (kept !== null) return kept;
  const id = newUuid();
  // Where no cookie is kept it lasts as long as the page too, and not as long as one activity.
  return writeCookie(ANALYTICS_COOKIE, id, ANALYTICS_COOKIE_SECONDS) ? id : (passingId ??= id);
}

/** What joins the activities that follow from one search; undefined before the first one. */
export const searchCorrelation = (): string | undefined => valid(readLocalValue(correlationKey)) ?? undefined;

/** A search has begun: what follows belongs to it. */
export const beginSearch = (): void => void writeLocalValue(correlationKey, newUuid());

/** Takes everything away that told this browser from others. */
export function forgetTracked(): void {
  passingId = null;
  if (readCookie(ANALYTICS_COOKIE) !== null) writeCookie(ANALYTICS_COOKIE, '', 0);
  writeLocalValue(correlationKey, null);
}
