import type { ReadDatabase } from '../../database/Database';
import { prepareRead } from '../../database/preparedQuery';
import type { DeliveryTariff } from './decisions/pricedCart';
import { FREE_DELIVERY_FROM_CENTS } from '../../../commerce/delivery/freeDelivery';
import {
  DELIVERY_CHARGE_CENTS,
  DELIVERY_VAT_BASIS_POINTS,
  MORNING_SUPPLEMENT_CENTS,
  RULES_CURRENCY,
} from '../../../contract/shopRules';

/** The row of `webstore_setting` that holds the tariff in euros: JSON `{"cents": 790, "vatBasisPoints": 2000}`. */
const DELIVERY_CHARGE_KEY = 'deliveryCharge';

/**
 * Any other currency has a row of its own, as its amounts are not those of another under another name:
 * `deliveryCharge.CHF`, JSON `{"cents": 850, "vatBasisPoints": 2000, "freeFromCents": 4500, "morningSupplementCents": 550}`.
 */
const keyOf = (currency: string): string =>
  currency === RULES_CURRENCY ? DELIVERY_CHARGE_KEY : `${DELIVERY_CHARGE_KEY}.${currency}`;

/** The shop's rules in euros. */
const RULES = { freeFromCents: FREE_DELIVERY_FROM_CENTS, morningSupplementCents: MORNING_SUPPLEMENT_CENTS };

/** 7,90 € without VAT, at the standard rate: for a webstore without a setting of its own. */
const DEFAULT_TARIFF: DeliveryTariff = {
  ...RULES,
  cents: DELIVERY_CHARGE_CENTS,
  vatBasisPoints: DELIVERY_VAT_BASIS_POINTS,
};

/** For carts in a currency without a tariff, which are shown without delivery and cannot be ordered. */
export const NO_TARIFF: DeliveryTariff = {
  cents: 0,
  vatBasisPoints: DELIVERY_VAT_BASIS_POINTS,
  freeFromCents: null,
  morningSupplementCents: 0,
};

const settingOf = prepareRead((db, given: { webstoreId: string; key: string }) =>
  db
    .selectFrom('webstore_setting')
    .select('value')
    .where('webstore_id', '=', given.webstoreId)
    .where('key', '=', given.key),
);

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const tariffOf = (value: unknown, rules: object): DeliveryTariff | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { cents, vatBasisPoints, freeFromCents, morningSupplementCents } = { ...rules, ...value } as Record<
    keyof DeliveryTariff,
    unknown
  >;
  if (!isAmount(cents) || !isAmount(vatBasisPoints) || !isAmount(morningSupplementCents)) return null;
  return freeFromCents === null || isAmount(freeFromCents)
    ? { cents, vatBasisPoints, freeFromCents, morningSupplementCents }
    : null;
};

/**
 * The delivery tariff of a webstore in a currency; null: it delivers nothing that is paid in it. Throws when the stored
 * setting is damaged.
 */
export const readTariff = async (
  db: ReadDatabase,
  webstoreId: string,
  currency: string,
): Promise<DeliveryTariff | null> => {
  const key = keyOf(currency);
  const isOfRules = currency === RULES_CURRENCY;
  const row = await settingOf.first(db, { webstoreId, key });
  if (row === undefined) return isOfRules ? DEFAULT_TARIFF : null;
  const tariff = tariffOf(JSON.parse(row.value), isOfRules ? RULES : {});
  if (tariff === null) throw new Error(`The setting ${key} of the webstore ${webstoreId} makes no sense.`);
  return tariff;
};
