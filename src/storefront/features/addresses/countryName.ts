import { localeIn } from '../../api';
import { useShopSelector } from '../../kernel/hooks';

/** Expensive to create: one per locale, on first use. */
const namesIn = new Map<string, Intl.DisplayNames>();

/** A country's name in a locale by its ISO code; anything else is returned unchanged. */
function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const names = namesIn.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  namesIn.set(locale, names);
  return names.of(code) ?? code;
}

/** Names countries in the language of the page. */
export function useCountryName(): (code: string) => string {
  const locale = useShopSelector(localeIn);
  return (code) => countryName(code, locale);
}
