import { CONSENT_COOKIE_SECONDS } from '../../../contract/constants';
import { CONSENT_COOKIE, readConsent, writeConsent, type OptionalCategory } from '../../../contract/tracking/consent';
import { readCookie, writeCookie } from './cookies';

/** A choice that the browser refuses to keep: it holds as long as the page, so that nobody is asked on every one. */
let passing: readonly OptionalCategory[] | null = null;

/** What this browser's shopper allows; null: they have not chosen. */
export const keptConsent = (): readonly OptionalCategory[] | null => readConsent(readCookie(CONSENT_COOKIE)) ?? passing;

/** Keeps the choice for a year, in this browser alone (TRK-02). */
export function keepConsent(allowed: readonly OptionalCategory[]): void {
  passing = writeCookie(CONSENT_COOKIE, writeConsent(allowed), CONSENT_COOKIE_SECONDS) ? null : allowed;
}

/** Resolves when the shopper comes back to the page: from another tab or window, or out of the back/forward cache. */
export const shopperBack = (): Promise<void> =>
  new Promise((resolve) => {
    // Where there is no page nobody comes back to it.
    if (typeof document === 'undefined') return;
    const back = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('pageshow', back);
      window.removeEventListener('focus', back);
      resolve();
    };
    document.addEventListener('visibilitychange', back);
    window.addEventListener('pageshow', back);
    window.addEventListener('focus', back);
  });

/** Answers whoever asks the page for the cookie settings, until the returned function is called (FTR-10). */
export function onCookieSettings(show: () => void): () => void {
  const answer = (event: Event) => {
    // Who asks knows by this that somebody answers.
    event.preventDefault();
    show();
  };
  document.addEventListener('executeCookies', answer);
  return () => document.removeEventListener('executeCookies', answer);
}
