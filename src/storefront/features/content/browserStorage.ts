import { ANALYTICS_COOKIE } from '../../../contract/constants';
import { GUEST_DAYS, KNOWN_BROWSER_DAYS, SESSION_DAYS } from '../../../contract/shopRules';
import { CONSENT_COOKIE } from '../../../contract/tracking/consent';
import type { MessageId } from '../../messages';

/** A cookie, or a key of the tab's or the browser's storage, that the shop sets. */
interface StoredInBrowser {
  readonly name: string;
  readonly kind: 'cookie' | 'session' | 'local';
  readonly use: MessageId;
  readonly needsConsent?: true;
  /** How long it is kept: a number of days or months, while the tab is open, or until somebody deletes it. */
  readonly duration: { readonly days: number } | { readonly months: number } | 'tab' | 'kept';
}

const CONSENT_MONTHS = 12;

/** All that a visit can leave in a browser: what the cookie policy lists. */
export const storedInBrowser: readonly StoredInBrowser[] = [
  { name: 'comptoir_session', kind: 'cookie', use: 'content.storage.use.login', duration: { days: SESSION_DAYS } },
  { name: 'comptoir_guest', kind: 'cookie', use: 'content.storage.use.guest', duration: { days: GUEST_DAYS } },
  {
    name: 'comptoir_known_browser',
    kind: 'cookie',
    use: 'content.storage.use.knownBrowser',
    duration: { days: KNOWN_BROWSER_DAYS },
  },
  { name: CONSENT_COOKIE, kind: 'cookie', use: 'content.storage.use.consent', duration: { months: CONSENT_MONTHS } },
  {
    name: ANALYTICS_COOKIE,
    kind: 'cookie',
    use: 'content.storage.use.statistics',
    needsConsent: true,
    duration: { months: CONSENT_MONTHS },
  },
  { name: 'comptoir.scroll', kind: 'session', use: 'content.storage.use.scroll', duration: 'tab' },
  { name: 'comptoir.session', kind: 'session', use: 'content.storage.use.recording', duration: 'tab' },
  { name: 'comptoir.actedFor', kind: 'session', use: 'content.storage.use.account', duration: 'tab' },
  { name: 'comptoir.checkoutId', kind: 'session', use: 'content.storage.use.checkout', duration: 'tab' },
  { name: 'comptoir.billingDiffers', kind: 'session', use: 'content.storage.use.billing', duration: 'tab' },
  { name: 'comptoir.guestCart', kind: 'local', use: 'content.storage.use.guest', duration: 'kept' },
  {
    name: 'comptoir.searchCorrelation',
    kind: 'local',
    use: 'content.storage.use.search',
    needsConsent: true,
    duration: 'kept',
  },
];
