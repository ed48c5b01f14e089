import { SHOP_LOCALE } from '../../contract/constants';
import { useMessages, type Translate } from '../../storefront/messages';
import { formatsIn, useFormats } from '../language';

/**
 * A server timestamp (ISO 8601) in words, in Paris time: "le 3 mars 2025 à 10 h 05"; by default with the formats of the
 * shop's own language.
 */
export function whenText(t: Translate, at: string, { date, time } = formatsIn(SHOP_LOCALE)): string {
  const moment = Date.parse(at);
  return t('builder.when', { date: date.format(moment), time: time(moment) });
}

/** `whenText` in the language of the builder's page. */
export function useWhen(): (at: string) => string {
  const t = useMessages();
  const formats = useFormats();
  return (at) => whenText(t, at, formats);
}
