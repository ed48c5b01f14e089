import { CONSENT_COOKIE_SECONDS } from '../../../contract/constants';
import { CONSENT_COOKIE, readConsent, writeConsent, type Allowed } from '../../../contract/tracking/consent';
import { postToTabs, tabsChannel } from '../tabs';
import { readCookie, writeCookie } from './cookies';

/** The message to other tabs; the choice itself is in the cookie. */
const KEPT = 'consent/kept';

/** The choice when the cookie is refused: it lasts until reload, so that the question does not return on every page. */
let passing: readonly Allowed[] | null = null;

/** The consent kept in this browser; null: not chosen yet. */
export const keptConsent = (): readonly Allowed[] | null => readConsent(readCookie(CONSENT_COOKIE)) ?? passing;

/** Keeps the choice for a year, in this browser only (TRK-02), and notifies the other tabs. */
export function keepConsent(allowed: readonly Allowed[]): void {
  passing = writeCookie(CONSENT_COOKIE, writeConsent(allowed), CONSENT_COOKIE_SECONDS) ? null : allowed;
  postToTabs(KEPT);
}

/** Resolves when another tab has kept a choice. */
export const consentKeptElsewhere = (): Promise<void> =>
  new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (data !== KEPT) return;
      tabsChannel()?.removeEventListener('message', hear);
      resolve();
    };
    tabsChannel()?.addEventListener('message', hear);
  });

/** Calls `show` when any script asks for the cookie settings, until the returned function is called (FTR-10). */
export function onCookieSettings(show: () => void): () => void {
  const answer = (event: Event) => {
    // Signals to the caller that the request is handled.
    event.preventDefault();
    show();
  };
  document.addEventListener('executeCookies', answer);
  return () => document.removeEventListener('executeCookies', answer);
}
