import { MORNING_SUPPLEMENT_CENTS, RULES_CURRENCY } from '../../contract/shopRules';
import type { TariffSettings } from '../../contract/site/shopSettings';
import { FREE_DELIVERY_FROM_CENTS } from './freeDelivery';

/** What delivery costs in one currency. */
export type StoredTariff = Omit<TariffSettings, 'currency'>;

/** The setting of a webstore that holds the tariff in euros: JSON `{"cents": 790, "vatBasisPoints": 2000}`. */
const DELIVERY_CHARGE_KEY = 'deliveryCharge';

/**
 * The name of the setting with a currency's tariff. Currencies other than euros have their own, because an amount means
 * something else in each: `deliveryCharge.CHF`, JSON `{"cents": 850, "vatBasisPoints": 2000, "freeFromCents": 4500,
 * "morningSupplementCents": 550}`.
 */
export const tariffKey = (currency: string): string =>
  currency === RULES_CURRENCY ? DELIVERY_CHARGE_KEY : `${DELIVERY_CHARGE_KEY}.${currency}`;

/** The currency, other than euros, of the tariff in the setting of this name; null: it is no such setting. */
export function tariffCurrency(key: string): string | null {
  const currency = key.startsWith(`${DELIVERY_CHARGE_KEY}.`) ? key.slice(DELIVERY_CHARGE_KEY.length + 1) : null;
  // A setting `deliveryCharge.EUR` is no tariff: the one in euros has a name without a currency.
  return currency === RULES_CURRENCY ? null : currency;
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Parts that a euro tariff may omit: the shop's rules have them in euros. */
const RULES = { freeFromCents: FREE_DELIVERY_FROM_CENTS, morningSupplementCents: MORNING_SUPPLEMENT_CENTS };

/** Reads a stored tariff; `rules` fill in what it omits. null: it is invalid. */
export function tariffIn(value: unknown, rules: object = {}): StoredTariff | null {
  if (typeof value !== 'object' || value === null) return null;
  const { cents, vatBasisPoints, freeFromCents, morningSupplementCents } = { ...rules, ...value } as Record<
    keyof StoredTariff,
    unknown
  >;
  if (!isAmount(cents) || !isAmount(vatBasisPoints) || !isAmount(morningSupplementCents)) return null;
  return freeFromCents === null || isAmount(freeFromCents)
    ? { cents, vatBasisPoints, freeFromCents, morningSupplementCents }
    : null;
}

/** The tariff of a currency in the JSON of its setting; null: it is invalid. */
export function storedTariff(json: string, currency: string): StoredTariff | null {
  try {
    return tariffIn(JSON.parse(json), currency === RULES_CURRENCY ? RULES : {});
  } catch {
    return null;
  }
}
