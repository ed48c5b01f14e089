import { Check } from 'typebox/value';
import type { Seller } from '../../../contract/orders/invoice';
import { sellerSchema } from '../../../contract/orders/invoice.schema';
import type { ReadDatabase } from '../../database/Database';
import { prepareRead } from '../../database/preparedQuery';

/** The row of `webstore_setting` with the seller: JSON, a `Seller`. */
const SELLER_KEY = 'seller';

/** The seller of a webstore without a setting of its own: the company of its legal notice. */
const DEFAULT_SELLER: Seller = {
  name: 'Comptoir SAS',
  legalForm: 'Société par actions simplifiée au capital de 50\u202f000\u202f€',
  street: '2 rue du Comptoir',
  postalCode: '75002',
  city: 'Paris',
  country: 'FR',
  siret: '90011225100013',
  registration: 'RCS Paris 900\u00a0112\u00a0251',
  vatNumber: 'FR34 900112251',
  note: 'Boutique de démonstration\u00a0: société et numéros fictifs, facture sans valeur comptable.',
};

const settingOf = prepareRead((db, given: { webstoreId: string }) =>
  db
    .selectFrom('webstore_setting')
    .select('value')
    .where('webstore_id', '=', given.webstoreId)
    .where('key', '=', SELLER_KEY),
);

/** The seller of a webstore. Throws when the stored setting is damaged. */
export async function readSeller(db: ReadDatabase, webstoreId: string): Promise<Seller> {
  const row = await settingOf.first(db, { webstoreId });
  if (row === undefined) return DEFAULT_SELLER;
  const value: unknown = JSON.parse(row.value);
  if (Check(sellerSchema, value)) return value;
  throw new Error(`The setting ${SELLER_KEY} of the webstore ${webstoreId} makes no sense.`);
}
