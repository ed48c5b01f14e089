import type { ShopLocale } from '../../contract/languages';

const known = new Map<ShopLocale, Intl.Collator>();

/** Compares names by the rules of a language: ignoring case and accents, numbers by value. */
export function nameOrder(locale: ShopLocale): (one: string, other: string) => number {
  const collator = known.get(locale) ?? new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  known.set(locale, collator);
  return collator.compare;
}
