import { sql, type Transaction } from 'kysely';
import type { Migration } from './Migration';

/** The currency of the shop's rules, which a webstore has by default. */
const EURO = 'EUR';

/** The delivery tariff of the shop's rules at the time, in cents. */
const TARIFF = { cents: 790, vatBasisPoints: 2000 };
const RULES = { freeFromCents: 4000, morningSupplementCents: 490 };

/** The value of a stored setting, or its default. Checked edge: a release of that time wrote it from such a value. */
async function settingOf<T>(db: Transaction<unknown>, webstoreId: string, key: string, byDefault: T): Promise<T> {
  const { rows } = await sql<{ value: string }>`
    select value from webstore_setting where webstore_id = ${webstoreId} and key = ${key}`.execute(db);
  const [row] = rows;
  return row === undefined ? byDefault : (JSON.parse(row.value) as T);
}

/**
 * The webstore's own currency, as the server chose it then: the default currency if it is supported, otherwise the
 * first supported one.
 */
async function ownCurrency(db: Transaction<unknown>, webstoreId: string): Promise<string> {
  const byDefault = await settingOf(db, webstoreId, 'defaultCurrency', EURO);
  const currencies: readonly string[] = await settingOf(db, webstoreId, 'supportedCurrencies', [EURO]);
  return currencies.includes(byDefault) ? byDefault : (currencies[0] ?? byDefault);
}

/**
 * Whether the previous release has run on this database. That release stored a price book for each currency; its
 * promotions were in euros, and so was its tariff in the setting whose name has no currency.
 */
async function hasPriceBooks(db: Transaction<unknown>): Promise<boolean> {
  const { rows } = await sql`select 1 from catalog_part where part = 'prices' and format > 1`.execute(db);
  return rows.length > 0;
}

/**
 * Promotions get the currency of their amounts. Before there were price books, a webstore had one currency, which its
 * delivery tariff and its promotions did not name; from now on they name it, and what a shopper pays stays the same.
 */
export const ownCurrencyMigration: Migration = {
  number: 31,
  name: 'own currency',
  async up({ db, schema, text }) {
    await schema
      .alterTable('promotion')
      .addColumn('currency', text, (column) => column.notNull().defaultTo(EURO))
      .execute();
    if (await hasPriceBooks(db)) return;
    const { rows } = await sql<{ webstore_id: string }>`
      select distinct webstore_id from webstore_setting where key in ('defaultCurrency', 'supportedCurrencies')`.execute(
      db,
    );
    for (const { webstore_id: webstoreId } of rows) {
      const currency = await ownCurrency(db, webstoreId);
      if (currency === EURO) continue;
      await sql`update promotion set currency = ${currency} where webstore_id = ${webstoreId}`.execute(db);
      const tariff = JSON.stringify({ ...RULES, ...(await settingOf(db, webstoreId, 'deliveryCharge', TARIFF)) });
      await sql`
        insert into webstore_setting (webstore_id, key, value)
        values (${webstoreId}, ${`deliveryCharge.${currency}`}, ${tariff})
        on conflict (webstore_id, key) do nothing`.execute(db);
    }
  },
};
