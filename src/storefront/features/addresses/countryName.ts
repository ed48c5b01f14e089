import { SHOP_LOCALE } from '../../../contract/constants';

const names = new Intl.DisplayNames(SHOP_LOCALE, { type: 'region', fallback: 'code' });

/** A country's French name by its ISO code; anything else is returned unchanged. */
export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
