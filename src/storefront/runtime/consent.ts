import { CONSENT_COOKIE_SECONDS } from '../../contract/constants';
import { CONSENT_COOKIE, readConsent, writeConsent, type OptionalCategory } from '../../contract/tracking/consent';
import { readCookie, writeCookie } from './cookies';

/** What this browser's shopper allows; null: they have not chosen. */
export const keptConsent = (): readonly OptionalCategory[] | null => readConsent(readCookie(CONSENT_COOKIE));

/** Keeps the choice for a year, in this browser alone (D §9). */
export const keepConsent = (allowed: readonly OptionalCategory[]): void =>
  writeCookie(CONSENT_COOKIE, writeConsent(allowed), CONSENT_COOKIE_SECONDS);

/** Answers whoever asks the page for the cookie settings, until the returned function is called (S §2). */
export function onCookieSettings(show: () => void): () => void {
  const answer = (event: Event) => {
    // Who asks knows by this that somebody answers.
    event.preventDefault();
    show();
  };
  document.addEventListener('executeCookies', answer);
  return () => document.removeEventListener('executeCookies', answer);
}
