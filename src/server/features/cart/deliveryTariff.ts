import type { ReadDatabase } from '../../database/Database';
import { prepareRead } from '../../database/preparedQuery';
import type { DeliveryTariff } from './decisions/pricedCart';
import { tariffIn, tariffKey } from '../../../commerce/delivery/storedTariff';
import { FREE_DELIVERY_FROM_CENTS } from '../../../commerce/delivery/freeDelivery';
import {
  DELIVERY_CHARGE_CENTS,
  DELIVERY_VAT_BASIS_POINTS,
  MORNING_SUPPLEMENT_CENTS,
  RULES_CURRENCY,
} from '../../../contract/shopRules';

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

/**
 * The delivery tariff of a webstore in a currency; null: it delivers nothing that is paid in it. Throws when the stored
 * setting is damaged.
 */
export const readTariff = async (
  db: ReadDatabase,
  webstoreId: string,
  currency: string,
): Promise<DeliveryTariff | null> => {
  const key = tariffKey(currency);
  const isOfRules = currency === RULES_CURRENCY;
  const row = await settingOf.first(db, { webstoreId, key });
  if (row === undefined) return isOfRules ? DEFAULT_TARIFF : null;
  const tariff = tariffIn(JSON.parse(row.value), isOfRules ? RULES : {});
  if (tariff === null) throw new Error(`The setting ${key} of the webstore ${webstoreId} makes no sense.`);
  return tariff;
};
