import type { ApplicationContext } from './applicationContext';
import { shopLocale, type ShopLocale } from '../languages';

/** A part of the webstore's customers, with countries, languages and a currency for each of these. */
export type Market = ApplicationContext['markets'][number];

/** The locales of a market in which the shop has texts, in the market's order. */
export const localesOfMarket = ({ localeCurrencyMap }: Market): readonly ShopLocale[] =>
  Object.keys(localeCurrencyMap).flatMap((name) => shopLocale(name) ?? []);

/**
 * The currency of a market on pages in this locale; in a locale that the market lacks, the currency of its first one;
 * null: the market names none.
 */
export function currencyOfMarket({ localeCurrencyMap }: Market, locale: ShopLocale): string | null {
  const entries = Object.entries(localeCurrencyMap);
  const [, currency = null] = entries.find(([name]) => shopLocale(name) === locale) ?? entries[0] ?? [];
  return currency;
}
