import type { ShopLocale } from '../../contract/languages';
import { useBuilderSelector } from '../kernel/hooks';
import { selectLocale } from './languageSlice';

/** A time of day in French, on the 24-hour clock: "9 h 05", and "10 h" for "10:00". */
function frenchTime(clock: string): string {
  const [hours = '', minutes = ''] = clock.split(':');
  return `${String(Number(hours))}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}

function timeIn(locale: ShopLocale): (moment: number) => string {
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'Europe/Paris' });
  return (moment) => (locale === 'fr-FR' ? frenchTime(clock.format(moment)) : clock.format(moment));
}

const createFormats = (locale: ShopLocale) => ({
  number: new Intl.NumberFormat(locale),
  /** Formats a moment, in Paris time. */
  date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' }),
  time: timeIn(locale),
  /** Formats a calendar day without a time zone, in UTC and not in Paris time. */
  day: new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
});

type Formats = ReturnType<typeof createFormats>;

const made = new Map<ShopLocale, Formats>();

/** Formats of numbers and dates in a language, created once. */
export function formatsIn(locale: ShopLocale): Formats {
  const formats = made.get(locale) ?? createFormats(locale);
  made.set(locale, formats);
  return formats;
}

/** Numbers and dates in the page's language. */
export const useFormats = (): Formats => formatsIn(useBuilderSelector(selectLocale));
