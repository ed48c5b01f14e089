import type { FastifyBaseLogger } from 'fastify';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { applicationContextSchema } from '../../../contract/context/applicationContext.schema';
import { siteInfoSchema } from '../../../contract/context/siteInfo.schema';
import { storedTariff, tariffCurrency, tariffIn, tariffKey } from '../../../commerce/delivery/storedTariff';
import { RULES_CURRENCY } from '../../../contract/shopRules';
import type { TariffSettings } from '../../../contract/site/shopSettings';
import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import { defaultWebstore, type ContextSettings, type Webstore } from './Webstore';

/** A change of a webstore: any of its settings, by name. */
export type WebstoreChanges = Partial<ContextSettings & Omit<Webstore, 'context' | 'webstoreId'>>;

const schemaChecks = (properties: Readonly<Record<string, TSchema>>) =>
  Object.entries(properties).map(([name, schema]): [string, (value: unknown) => boolean] => [
    name,
    (value) => Check(schema, value),
  ]);

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((text) => typeof text === 'string');

/** The check of a setting's value, by name. */
const CHECKS: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ...schemaChecks(applicationContextSchema.properties),
  ...schemaChecks(siteInfoSchema.properties),
  ['popularSearchTerms', isTexts],
  ['searchSynonyms', isTexts],
  ['giftWrapSkus', isTexts],
  ['cartImmediateLines', (value) => Number.isSafeInteger(value) && Number(value) >= 0],
  ['activityTrackingEnabled', (value) => typeof value === 'boolean'],
  ['recommendationsEnabled', (value) => typeof value === 'boolean'],
]);

const isSetting = (name: string): boolean =>
  CHECKS.has(name) && !['basePath', 'catalogSnapshotVersionId', 'webstoreId'].includes(name);

const senseless = (name: string) => new Error(`The setting ${name} of the webstore has a value that makes no sense.`);

function checked(name: string, value: unknown): void {
  if (CHECKS.get(name)?.(value) !== true) throw senseless(name);
}

const storeSetting = (db: CommandDatabase, webstoreId: string, key: string, value: string) =>
  db
    .insertInto('webstore_setting')
    .values({ webstore_id: webstoreId, key, value })
    .onConflict((conflict) => conflict.columns(['webstore_id', 'key']).doUpdateSet({ value }))
    .execute();

/** The given tariffs replace all tariffs of currencies other than euros. */
async function writeTariffs(
  db: CommandDatabase,
  webstoreId: string,
  tariffs: readonly TariffSettings[],
): Promise<void> {
  for (const { key } of await db
    .selectFrom('webstore_setting')
    .select('key')
    .where('webstore_id', '=', webstoreId)
    .execute()) {
    if (tariffCurrency(key) === null) continue;
    await db.deleteFrom('webstore_setting').where('webstore_id', '=', webstoreId).where('key', '=', key).execute();
  }
  for (const { currency, ...tariff } of tariffs) {
    if (tariffIn(tariff) === null) throw senseless(tariffKey(currency));
    await storeSetting(db, webstoreId, tariffKey(currency), JSON.stringify(tariff));
  }
}

/**
 * The webstore with its stored settings, and defaults for the others. Throws on a damaged value, except for a damaged
 * delivery tariff: that is logged and left out, and nothing can be ordered in its currency until it is set again.
 */
export async function readWebstore(db: ReadDatabase, log?: Pick<FastifyBaseLogger, 'error'>): Promise<Webstore> {
  const webstore = defaultWebstore();
  const rows = await db
    .selectFrom('webstore_setting')
    .select(['key', 'value'])
    .where('webstore_id', '=', webstore.webstoreId)
    .execute();
  const stored = new Map<string, unknown>();
  const deliveryTariffs: TariffSettings[] = [];
  for (const { key, value } of rows) {
    const currency = key === tariffKey(RULES_CURRENCY) ? RULES_CURRENCY : tariffCurrency(key);
    if (currency !== null) {
      const tariff = storedTariff(value, currency);
      if (tariff === null) log?.error({ err: senseless(key) }, 'a delivery tariff is damaged and left out');
      // Builders cannot set the tariff in euros, which belongs to the shop's rules.
      else if (currency !== RULES_CURRENCY) deliveryTariffs.push({ currency, ...tariff });
    }
    if (!isSetting(key)) continue;
    const parsed: unknown = JSON.parse(value);
    checked(key, parsed);
    stored.set(key, parsed);
  }
  const over = <T extends object>(defaults: T, belongs: (key: string) => boolean): T => ({
    ...defaults,
    ...Object.fromEntries([...stored].filter(([key]) => belongs(key))),
  });
  const inContext = (key: string): boolean => key in applicationContextSchema.properties;
  deliveryTariffs.sort((one, other) => (one.currency < other.currency ? -1 : 1));
  return {
    ...over(webstore, (key) => !inContext(key)),
    deliveryTariffs,
    context: over(webstore.context, inContext),
  };
}

/** Stores settings. Part of a command; throws on an invalid value. */
export async function writeWebstore(
  db: CommandDatabase,
  webstoreId: string,
  { deliveryTariffs, ...changes }: WebstoreChanges,
): Promise<void> {
  if (deliveryTariffs !== undefined) await writeTariffs(db, webstoreId, deliveryTariffs);
  for (const [key, changed] of Object.entries(changes)) {
    checked(key, changed);
    await storeSetting(db, webstoreId, key, JSON.stringify(changed));
  }
}
