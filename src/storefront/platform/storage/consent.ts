import { CONSENT_COOKIE_SECONDS } from '../../../contract/constants';
import { CONSENT_COOKIE, readConsent, writeConsent, type OptionalCategory } from '../../../contract/tracking/consent';
import { readCookie, writeCookie } from './cookies';

/** The choice when the cookie is refused: it lasts until reload, so that the question does not return on every page. */
let passing: readonly OptionalCategory[] | null = null;

/** The consent kept in this browser; null: not chosen yet. */
export const keptConsent = (): readonly OptionalCategory[] | null => readConsent(readCookie(CONSENT_COOKIE)) ?? passing;

/** Keeps the choice for a year, in this browser only (TRK-02). */
export function keepConsent(allowed: readonly OptionalCategory[]): void {
  passing = writeCookie(CONSENT_COOKIE, writeConsent(allowed), CONSENT_COOKIE_SECONDS) ? null : allowed;
}

/** Calls `show` when any script asks for the cookie settings, until the returned function is called (FTR-10). */
export function onCookieSettings(show: () => void): () => void {
  const answer = (event: Event) => {
    // Tells the caller that the request is handled.
    event.preventDefault();
    show();
  };
  document.addEventListener('executeCookies', answer);
  return () => document.removeEventListener('executeCookies', answer);
}
