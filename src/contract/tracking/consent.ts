import { CONSENT_CATEGORIES } from '../constants';

/** What a shopper may allow (TRK-02). The essential category is never asked for. */
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type OptionalCategory = Exclude<ConsentCategory, 'essential'>;

/** The categories to decide about, in the order of display. */
export const OPTIONAL_CATEGORIES: readonly OptionalCategory[] = CONSENT_CATEGORIES.filter(
  (category) => category !== 'essential',
);

/** Values of the two buttons when the form is sent without a script: all or nothing. */
export const CONSENT_FORM = { refuse: 'nothing', accept: 'all' } as const;

/** Cookie with the choice, kept for a year (`CONSENT_COOKIE_SECONDS`): ours, the specifications name none. */
export const CONSENT_COOKIE = 'comptoir_consent';

/** Raised when a category comes to cover more than before, so that everybody is asked again. */
const EDITION = 'v1';

const isOptional = (text: string): text is OptionalCategory =>
  OPTIONAL_CATEGORIES.some((category) => category === text);

/** The cookie's value: the edition and the allowed categories, joined by dots, and no id. */
export const writeConsent = (allowed: readonly OptionalCategory[]): string =>
  [EDITION, ...OPTIONAL_CATEGORIES.filter((category) => allowed.includes(category))].join('.');

/** The categories that a cookie's value allows; null: no choice was made, or for another edition. */
export const readConsent = (value: string | null): readonly OptionalCategory[] | null => {
  const [edition, ...categories] = (value ?? '').split('.');
  return edition === EDITION ? categories.filter(isOptional) : null;
};
