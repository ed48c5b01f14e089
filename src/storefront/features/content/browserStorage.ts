import { ANALYTICS_COOKIE, ANALYTICS_COOKIE_SECONDS, CONSENT_COOKIE_SECONDS } from '../../../contract/constants';
import { LISTING_LAYOUT_COOKIE } from '../../../contract/pages/listingLayout';
import {
  GUEST_DAYS,
  KNOWN_BROWSER_DAYS,
  LANGUAGE_DAYS,
  LISTING_LAYOUT_DAYS,
  MARKET_DAYS,
  RECORDING_DAYS,
  SESSION_DAYS,
} from '../../../contract/shopRules';
import { CONSENT_COOKIE, RECORDING_CONSENT } from '../../../contract/tracking/consent';
import {
  GUEST_COOKIE,
  KNOWN_BROWSER_COOKIE,
  LANGUAGE_COOKIE,
  MARKET_COOKIE,
  RECORDING_COOKIE,
  SESSION_COOKIE,
} from '../../../contract/visitorCookies';
import type { MessageId } from '../../messages';
import * as keys from '../../platform/storage/storageKeys';
import { DAYS_IN_A_MONTH, SECONDS_IN_A_MONTH } from './shopFacts';

/** A cookie, a key of the tab's or the browser's storage, or a database, that the shop sets. */
interface StoredInBrowser {
  readonly name: string;
  readonly kind: 'cookie' | 'session' | 'local' | 'database';
  readonly use: MessageId;
  /** The consent that storing it requires; absent: none. */
  readonly requiredConsent?: 'statistics' | typeof RECORDING_CONSENT;
  /** How long it is kept: days, months, until the tab is closed, until it is sent, or until it is deleted. */
  readonly duration: { readonly days: number } | { readonly months: number } | 'tab' | 'sent' | 'kept';
}

/** Everything a visit can store in a browser: the content of the cookie policy. */
export const storedInBrowser: readonly StoredInBrowser[] = [
  { name: SESSION_COOKIE, kind: 'cookie', use: 'content.storage.use.login', duration: { days: SESSION_DAYS } },
  { name: GUEST_COOKIE, kind: 'cookie', use: 'content.storage.use.guest', duration: { days: GUEST_DAYS } },
  {
    name: KNOWN_BROWSER_COOKIE,
    kind: 'cookie',
    use: 'content.storage.use.knownBrowser',
    duration: { months: KNOWN_BROWSER_DAYS / DAYS_IN_A_MONTH },
  },
  {
    name: CONSENT_COOKIE,
    kind: 'cookie',
    use: 'content.storage.use.consent',
    duration: { months: CONSENT_COOKIE_SECONDS / SECONDS_IN_A_MONTH },
  },
  {
    name: ANALYTICS_COOKIE,
    kind: 'cookie',
    use: 'content.storage.use.statistics',
    requiredConsent: 'statistics',
    duration: { months: ANALYTICS_COOKIE_SECONDS / SECONDS_IN_A_MONTH },
  },
  {
    name: LISTING_LAYOUT_COOKIE,
    kind: 'cookie',
    use: 'content.storage.use.layout',
    duration: { months: LISTING_LAYOUT_DAYS / DAYS_IN_A_MONTH },
  },
  {
    name: LANGUAGE_COOKIE,
    kind: 'cookie',
    use: 'content.storage.use.language',
    duration: { months: LANGUAGE_DAYS / DAYS_IN_A_MONTH },
  },
  {
    name: MARKET_COOKIE,
    kind: 'cookie',
    use: 'content.storage.use.market',
    duration: { months: MARKET_DAYS / DAYS_IN_A_MONTH },
  },
  {
    name: RECORDING_COOKIE,
    kind: 'cookie',
    use: 'content.storage.use.sender',
    requiredConsent: RECORDING_CONSENT,
    duration: { days: RECORDING_DAYS },
  },
  { name: keys.SCROLL_KEY, kind: 'session', use: 'content.storage.use.scroll', duration: 'tab' },
  { name: keys.RECORDING_KEY, kind: 'session', use: 'content.storage.use.recording', duration: 'tab' },
  { name: keys.EFFECTIVE_ACCOUNT_KEY, kind: 'session', use: 'content.storage.use.account', duration: 'tab' },
  { name: keys.CHECKOUT_KEY, kind: 'session', use: 'content.storage.use.checkout', duration: 'tab' },
  { name: keys.BILLING_KEY, kind: 'session', use: 'content.storage.use.billing', duration: 'tab' },
  { name: keys.GUEST_CART_KEY, kind: 'local', use: 'content.storage.use.guest', duration: 'kept' },
  {
    name: keys.SEARCH_CORRELATION_KEY,
    kind: 'local',
    use: 'content.storage.use.search',
    requiredConsent: 'statistics',
    duration: 'kept',
  },
  {
    name: keys.RECORDING_TAIL_KEY,
    kind: 'local',
    use: 'content.storage.use.unsent',
    requiredConsent: RECORDING_CONSENT,
    duration: 'sent',
  },
  {
    name: keys.SEGMENT_DATABASE,
    kind: 'database',
    use: 'content.storage.use.unsent',
    requiredConsent: RECORDING_CONSENT,
    duration: 'sent',
  },
];
