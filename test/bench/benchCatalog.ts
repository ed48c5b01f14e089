import { copyFile, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { CatalogRecords } from '../../src/server/features/catalog/stored/catalogRecords';
import { openSqlite } from '../../src/server/database/sqlite/openSqlite';
import { makeParts } from '../../src/server/features/catalog/publication/makeParts';
import { generatedCatalog } from '../../src/demo/generated/generatedCatalog';
import { demoContent, writeDemo } from '../../src/demo/seedDemo';
import { randomIds } from '../../src/server/ids';
import { writeBareCatalog } from './bare/bareCatalog';

const SEED = 1;
/** More stock than any measurement sells. */
const PLENTY = 1_000_000_000;

function recordsOf(size: number): CatalogRecords {
  const { categories, entries } = generatedCatalog(size, SEED);
  const all = [...entries()];
  return {
    categories,
    products: all.map(({ product }) => product),
    prices: all.flatMap(({ prices }) => prices),
    stock: all.map(({ product }) => ({ productId: product.id, onHand: PLENTY })),
  };
}

/** Two databases with the same catalogue: a data folder for the shop, and a file for the bare server. */
export interface BenchCatalog {
  readonly dataDir: string;
  readonly bareFile: string;
}

/** Makes the two databases, with a generated catalogue of this size. */
export async function benchCatalog(size: number): Promise<BenchCatalog> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'comptoir-bench-'));
  const file = path.join(dataDir, 'comptoir.sqlite');
  const records = recordsOf(size);
  const content = {
    ...demoContent(),
    ...records,
    parts: makeParts(records),
  };
  const database = await openSqlite(file);
  await database.write((db) => writeDemo(db, content, randomIds, Date.now()));
  await database.close();
  const bareFile = path.join(dataDir, 'bare.sqlite');
  await copyFile(file, bareFile);
  writeBareCatalog(bareFile, records);
  return { dataDir, bareFile };
}
