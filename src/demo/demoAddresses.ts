import { recordId } from '../contract/ids';
import type { AppPlugin } from '../server/app';
import { saveAddress, type StoredAddress } from '../server/features/addresses';
import { DEMO_ACCOUNT_IDS, DEMO_ACCOUNTS, DEMO_USERS } from './accounts';

/** The street of the store room of each company. */
const STORE_ROOMS: Readonly<Record<string, string>> = {
  [DEMO_ACCOUNT_IDS.boulangerie]: '6 impasse du Fournil',
  [DEMO_ACCOUNT_IDS.autres]: '21 rue des Maraîchers',
  [DEMO_ACCOUNT_IDS.coffee]: '4 cour des Torréfacteurs',
  [DEMO_ACCOUNT_IDS.sport]: '15 rue de la Halle aux grains',
  [DEMO_ACCOUNT_IDS.keepcool]: '9 traverse des Entrepôts',
  [DEMO_ACCOUNT_IDS.hotel]: '33 rue des Docks',
  [DEMO_ACCOUNT_IDS.hotelPort]: '2 ruelle du Grenier à sel',
  [DEMO_ACCOUNT_IDS.hotelGare]: '18 rue du Quai aux vins',
  [DEMO_ACCOUNT_IDS.hotelJardins]: '7 chemin des Potagers',
  [DEMO_ACCOUNT_IDS.comptoir]: '11 rue des Remises',
};

// The numbers of these ids start far above those in tests, which count from 1 (as in `demoAccounts`).
const FIRST_NUMBER = 900_001;

/** Two addresses for each demo company: its shop, which is the default, and its store room. */
export const demoAddresses = (now: number): readonly StoredAddress[] =>
  DEMO_ACCOUNTS.flatMap((account, index): readonly StoredAddress[] => {
    const user =
      DEMO_USERS.find(({ accountId }) => accountId === account.id) ??
      DEMO_USERS.find(({ accountId }) => accountId === DEMO_ACCOUNT_IDS.hotel);
    const firstName = user?.firstName ?? null;
    const lastName = user?.lastName ?? null;
    const shop = {
      id: recordId('address', FIRST_NUMBER + 2 * index),
      accountId: account.id,
      type: 'Shipping',
      name: [firstName, lastName].filter((part) => part !== null).join(' '),
      firstName,
      middleName: null,
      lastName,
      companyName: account.name,
      street: account.street,
      city: account.city,
      region: account.region,
      postalCode: account.postalCode,
      country: 'FR',
      phoneNumber: account.phone,
      isDefault: true,
      createdAt: now + 1,
    } as const;
    const storeRoom = {
      ...shop,
      id: recordId('address', FIRST_NUMBER + 2 * index + 1),
      street: STORE_ROOMS[account.id] ?? account.street,
      isDefault: false,
      createdAt: now,
    };
    return [shop, storeRoom];
  });

/** Unless DEMO_DATA is off: creates addresses for demo companies without any. Registered after the demo accounts. */
export const demoAddressBook: AppPlugin = async ({ settings, database, clock }) => {
  if (!settings.demoData) return;
  await database.write(async (db) => {
    const known = await db.selectFrom('account_address').select('account_id').distinct().execute();
    const hasSome = new Set(known.map((row) => row.account_id));
    for (const address of demoAddresses(clock.now())) {
      if (!hasSome.has(address.accountId)) await saveAddress(db, address);
    }
  });
};
