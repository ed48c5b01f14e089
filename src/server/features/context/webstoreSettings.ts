import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { applicationContextSchema } from '../../../contract/context/applicationContext.schema';
import { siteInfoSchema } from '../../../contract/context/siteInfo.schema';
import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import { defaultWebstore } from './Webstore';
import type { ContextSettings, Webstore } from './Webstore';

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
]);

const isSetting = (name: string): boolean =>
  CHECKS.has(name) && !['basePath', 'catalogSnapshotVersionId', 'webstoreId'].includes(name);

const checked = (name: string, value: unknown): void => {
  if (CHECKS.get(name)?.(value) !== true)
    throw new Error(`The setting ${name} of the webstore has a value that makes no sense.`);
};

/** The webstore with its stored settings, and defaults for the others. Throws on a damaged value. */
export const readWebstore = async (db: ReadDatabase): Promise<Webstore> => {
  const webstore = defaultWebstore();
  const rows = await db
    .selectFrom('webstore_setting')
    .select(['key', 'value'])
    .where('webstore_id', '=', webstore.webstoreId)
    .execute();
  const stored = new Map<string, unknown>();
  for (const { key, value } of rows) {
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
  return { ...over(webstore, (key) => !inContext(key)), context: over(webstore.context, inContext) };
};

/** Stores settings. Part of a command; throws on an invalid value. */
export const writeWebstore = async (
  db: CommandDatabase,
  webstoreId: string,
  changes: WebstoreChanges,
): Promise<void> => {
  for (const [key, changed] of Object.entries(changes)) {
    checked(key, changed);
    const value = JSON.stringify(changed);
    await db
      .insertInto('webstore_setting')
      .values({ webstore_id: webstoreId, key, value })
      .onConflict((conflict) => conflict.columns(['webstore_id', 'key']).doUpdateSet({ value }))
      .execute();
  }
};
