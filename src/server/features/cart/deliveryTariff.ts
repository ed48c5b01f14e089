import type { ReadDatabase } from '../../database/Database';
import { prepareRead } from '../../database/preparedQuery';
import type { DeliveryTariff } from './decisions/pricedCart';
import { storedTariff, tariffKey } from '../../../commerce/delivery/storedTariff';
import { FREE_DELIVERY_FROM_CENTS } from '../../../commerce/delivery/freeDelivery';
import {
  DELIVERY_CHARGE_CENTS,
  DELIVERY_VAT_BASIS_POINTS,
  MORNING_SUPPLEMENT_CENTS,
  RULES_CURRENCY,
} from '../../../contract/shopRules';

/** The euro tariff of a webstore without a setting of its own: 7,90 € without VAT, at the standard rate. */
const DEFAULT_TARIFF: DeliveryTariff = {
  freeFromCents: FREE_DELIVERY_FROM_CENTS,
  morningSupplementCents: MORNING_SUPPLEMENT_CENTS,
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
 * The delivery tariff of a webstore in a currency; null: carts in it cannot be delivered, which is also the case while
 * the stored setting is damaged (logged where all settings are read).
 */
export async function readTariff(
  db: ReadDatabase,
  webstoreId: string,
  currency: string,
): Promise<DeliveryTariff | null> {
  const row = await settingOf.first(db, { webstoreId, key: tariffKey(currency) });
  if (row !== undefined) return storedTariff(row.value, currency);
  return currency === RULES_CURRENCY ? DEFAULT_TARIFF : null;
}
