import type { ShopLocale } from '../../contract/languages';
import { useBuilderSelector } from '../kernel/hooks';
import { selectLocale } from './languageSlice';

const createFormats = (locale: ShopLocale) => ({
  number: new Intl.NumberFormat(locale),
  /** Of a moment, in Paris. */
  date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' }),
  time: new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'Europe/Paris' }),
  /** Of a calendar day without a time zone, which is formatted in UTC and not in Paris time. */
  day: new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
});

type Formats = ReturnType<typeof createFormats>;

const made = new Map<ShopLocale, Formats>();

/** Formats of numbers and dates in a language, created once. */
export const formatsIn = (locale: ShopLocale): Formats => {
  const formats = made.get(locale) ?? createFormats(locale);
  made.set(locale, formats);
  return formats;
};

/** Numbers and dates in the page's language. */
export const useFormats = (): Formats => formatsIn(useBuilderSelector(selectLocale));
