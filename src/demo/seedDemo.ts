import type { FastifyBaseLogger } from 'fastify';
import type { SiteDocument } from '../contract/site/siteConfiguration';
import type { AppPlugin } from '../server/app';
import type { Clock } from '../server/clock';
import type { CommandDatabase, Database, ReadDatabase } from '../server/database/Database';
import type { Ids } from '../server/ids';
import type { Settings } from '../server/process/settings';
import { demoCatalog } from './demoCatalog';
import { writeDemoContents } from './content/seedContents';
import { demoSite } from './demoSite';
import { pastIsDue } from './orders/duePast';
import { TRADE_SYNONYMS } from './tradeSynonyms';
import { publishToCarts } from '../server/features/cart';
import {
  makeParts,
  publishPrices,
  recordStock,
  type CatalogParts,
  type CatalogRecords,
} from '../server/features/catalog';
import { defaultWebstore, writeWebstore, type WebstoreChanges } from '../server/features/context';
import { writeFirstSite } from '../server/features/site';

/** Catalogue, prices, stock, settings and site of a new demo shop. */
export interface DemoContent extends CatalogRecords {
  /** The stored form of these categories and products. */
  readonly parts: CatalogParts;
  readonly settings: WebstoreChanges;
  readonly site: SiteDocument;
}

const POPULAR_TERMS = [
  'beurre de tourage',
  'crème 35 %',
  'lait barista',
  'farine T45',
  'mozzarella',
  'chocolat de couverture',
  'yaourt nature',
  'whey',
] as const;

/** References of the gift boxes, the smaller first. */
const GIFT_WRAP_SKUS = ['CAD-101', 'CAD-102'] as const;

/** Builds the demo shop's catalogue, settings and site from scratch at each call; always the same. */
export function demoContent(): DemoContent {
  const records = demoCatalog();
  const { context } = defaultWebstore();
  let parts: CatalogParts | undefined;
  return {
    ...records,
    // Made on demand: it takes longer than all the rest, and callers that want only stock or settings do not need it.
    get parts() {
      return (parts ??= makeParts(records));
    },
    settings: {
      ...context,
      giftingConfig: { ...context.giftingConfig, isGiftingEnabled: true, isGiftWrapEnabled: true },
      popularSearchTerms: POPULAR_TERMS,
      searchSynonyms: TRADE_SYNONYMS,
      giftWrapSkus: GIFT_WRAP_SKUS,
    },
    site: demoSite(records.categories),
  };
}

/** Whether the database has no catalogue and no settings yet. */
async function isEmpty(db: ReadDatabase): Promise<boolean> {
  const snapshot = await db.selectFrom('catalog_snapshot').select('version').limit(1).executeTakeFirst();
  const setting = await db.selectFrom('webstore_setting').select('key').limit(1).executeTakeFirst();
  return snapshot === undefined && setting === undefined;
}

/** Writes the demo shop into an empty database; does nothing in any other. Part of a command. */
export async function writeDemo(db: CommandDatabase, content: DemoContent, ids: Ids, now: number): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const { webstoreId } = defaultWebstore();
  await publishToCarts(db, ids.next('catalogSnapshot'), content.parts, now);
  // Before the prices: those that name no currency are in the webstore's own.
  await writeWebstore(db, webstoreId, content.settings);
  await publishPrices(db, webstoreId, ids.token(), content.prices);
  await recordStock(db, content.stock);
  await writeFirstSite(db, webstoreId, content.site, now);
  await writeDemoContents(db, webstoreId, now);
  return true;
}

interface Seeded {
  readonly settings: Pick<Settings, 'demoPast'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: FastifyBaseLogger;
}

/**
 * Fills an empty database with the demo shop, in one command: if the server is killed before it ends, the database is
 * still empty at its next start. Returns whether it did.
 */
export async function seedDemo({ settings, database, clock, ids, log }: Seeded): Promise<boolean> {
  if (!(await isEmpty(database.read))) return false;
  log.info('the database is empty: filling it with the demo catalogue');
  const content = demoContent();
  const seeded = await database.write(async (db) => {
    const isWritten = await writeDemo(db, content, ids, clock.now());
    if (isWritten && settings.demoPast) await pastIsDue(db);
    return isWritten;
  });
  if (seeded) log.info({ products: content.products.length }, 'the demo catalogue is published');
  return seeded;
}

/**
 * Unless DEMO_DATA is off: fills an empty database at the start. Must be registered before everything that reads the
 * catalogue.
 */
export const demoData: AppPlugin = async (app) => {
  if (app.settings.demoData) await seedDemo(app);
};
