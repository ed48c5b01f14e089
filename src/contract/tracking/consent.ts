import { CONSENT_CATEGORIES } from '../constants';

/** What a shopper may allow (TRK-02). What the shop can't do without is never asked for. */
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type OptionalCategory = Exclude<ConsentCategory, 'essential'>;

/** The categories that a shopper decides about, in the order in which they are shown. */
export const OPTIONAL_CATEGORIES: readonly OptionalCategory[] = CONSENT_CATEGORIES.filter(
  (category) => category !== 'essential',
);

/** What the buttons of the question say where no script answers for them: all or nothing; the single ones need a script. */
export const CONSENT_FORM = { refuse: 'nothing', accept: 'all' } as const;

/** Where the choice is kept, for a year (`CONSENT_COOKIE_SECONDS`): ours, the specifications name no cookie for it. */
export const CONSENT_COOKIE = 'comptoir_consent';

/** Counts up when a category comes to mean more than it did: then everybody is asked anew. */
const EDITION = 'v1';

const isOptional = (text: string): text is OptionalCategory =>
  OPTIONAL_CATEGORIES.some((category) => category === text);

/** The cookie's value: the edition and what is allowed, joined by dots. Nothing else is in it, no id above all. */
export const writeConsent = (allowed: readonly OptionalCategory[]): string =>
  [EDITION, ...OPTIONAL_CATEGORIES.filter((category) => allowed.includes(category))].join('.');

/** What a cookie's value allows; null: nobody has chosen, or what stands there is of no edition that counts. */
export const readConsent = (value: string | null): readonly OptionalCategory[] | null => {
  const [edition, ...categories] = (value ?? '').split('.');
  return edition === EDITION ? categories.filter(isOptional) : null;
};
