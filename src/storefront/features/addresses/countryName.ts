import { SHOP_LOCALE } from '../../../contract/constants';

const names = new Intl.DisplayNames(SHOP_LOCALE, { type: 'region', fallback: 'code' });

/** A country in French by its ISO code; what is no code stays as it is. */
export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
