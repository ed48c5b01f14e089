import type { ShopLocale } from '../../contract/languages';

const known = new Map<ShopLocale, Intl.Collator>();

/** Compares names as a language does: without regard to case and accents, digits by their number. */
export function nameOrder(locale: ShopLocale): (one: string, other: string) => number {
  const collator = known.get(locale) ?? new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  known.set(locale, collator);
  return collator.compare;
}
