import { CONSENT_CATEGORIES } from '../constants';

/** What a shopper may allow (TRK-02). The essential category is never asked for. */
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type OptionalCategory = Exclude<ConsentCategory, 'essential'>;

/** The categories to decide about, in the order of display. */
export const OPTIONAL_CATEGORIES: readonly OptionalCategory[] = CONSENT_CATEGORIES.filter(
  (category) => category !== 'essential',
);

/**
 * Whether support may receive the visit's recording while it is made: a choice separate from the categories, which
 * "all" does not include.
 */
export const RECORDING_CONSENT = 'recording';
/** Everything that a shopper may allow. */
export type Allowed = OptionalCategory | typeof RECORDING_CONSENT;
const ALLOWED: readonly Allowed[] = [...OPTIONAL_CATEGORIES, RECORDING_CONSENT];

/** Some of what may be allowed, each once and in the order of the settings. */
export const allowedWhere = (isAllowed: (one: Allowed) => boolean): readonly Allowed[] => ALLOWED.filter(isAllowed);

/** Values of the two buttons when the form is sent without a script: all or nothing. */
export const CONSENT_FORM = { refuse: 'nothing', accept: 'all' } as const;

/** Cookie with the choice, kept for a year (`CONSENT_COOKIE_SECONDS`); the specification names none. */
export const CONSENT_COOKIE = 'comptoir_consent';

/** Raised when a category is extended, so that everybody is asked again. */
const EDITION = 'v1';

/** The cookie's value: the edition and what is allowed, joined by dots, and no id. */
export const writeConsent = (allowed: readonly Allowed[]): string =>
  [EDITION, ...allowedWhere((one) => allowed.includes(one))].join('.');

/** What a cookie's value allows; null: no choice was made, or for another edition. */
export function readConsent(value: string | null): readonly Allowed[] | null {
  const [edition, ...allowed] = (value ?? '').split('.');
  return edition === EDITION ? allowedWhere((one) => allowed.includes(one)) : null;
}
