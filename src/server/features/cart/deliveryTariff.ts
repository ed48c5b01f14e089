import type { ReadDatabase } from '../../database/Database';
import { prepareRead } from '../../database/preparedQuery';
import type { DeliveryTariff } from './decisions/pricedCart';
import { DELIVERY_CHARGE_CENTS, DELIVERY_VAT_BASIS_POINTS } from '../../../contract/shopRules';

/** The row of `webstore_setting` that holds the tariff: JSON `{"cents": 790, "vatBasisPoints": 2000}`. */
const DELIVERY_CHARGE_KEY = 'deliveryCharge';

/** 7,90 € without VAT, at the standard rate: for a webstore without a setting of its own. */
const DEFAULT_TARIFF: DeliveryTariff = { cents: DELIVERY_CHARGE_CENTS, vatBasisPoints: DELIVERY_VAT_BASIS_POINTS };

const settingOf = prepareRead((db, given: { webstoreId: string }) =>
  db
    .selectFrom('webstore_setting')
    .select('value')
    .where('webstore_id', '=', given.webstoreId)
    .where('key', '=', DELIVERY_CHARGE_KEY),
);

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The delivery tariff of a webstore. Throws when the stored setting is damaged. */
export const readTariff = async (db: ReadDatabase, webstoreId: string): Promise<DeliveryTariff> => {
  const row = await settingOf.first(db, { webstoreId });
  if (row === undefined) return DEFAULT_TARIFF;
  const value: unknown = JSON.parse(row.value);
  if (typeof value === 'object' && value !== null && 'cents' in value && 'vatBasisPoints' in value) {
    const { cents, vatBasisPoints } = value;
    if (isAmount(cents) && isAmount(vatBasisPoints)) return { cents, vatBasisPoints };
  }
  throw new Error(`The setting ${DELIVERY_CHARGE_KEY} of the webstore ${webstoreId} makes no sense.`);
};
