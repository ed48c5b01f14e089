import { SHOP_LOCALE } from '../../contract/constants';
import type { Translate } from '../../storefront/messages';

const dates = new Intl.DateTimeFormat(SHOP_LOCALE, { dateStyle: 'long', timeZone: 'Europe/Paris' });
const times = new Intl.DateTimeFormat(SHOP_LOCALE, { timeStyle: 'short', timeZone: 'Europe/Paris' });

/** A time of the server (ISO 8601) in Paris time and words: "le 3 mars 2025 à 10:00". */
export const whenText = (t: Translate, at: string): string => {
  const moment = Date.parse(at);
  return t('builder.when', { date: dates.format(moment), time: times.format(moment) });
};
