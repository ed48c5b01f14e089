import type { ReadDatabase } from '../../../database/Database';
import type { CatalogSnapshot } from '../../catalog';
import { CLASS_NUMBERS } from '../../catalog';
import { recordedStock, recordedStockCount, soldOut } from '../../inventory';

/** By product row: 1 where nothing can be ordered. A parent is sold out when all its variations are. */
export type SoldOutRows = Uint8Array;

/** Lists say what is sold out as of at most this long ago; a product's own stock is read for each answer. */
const AGE_MS = 5_000;

interface Recorded {
  readonly snapshot: CatalogSnapshot;
  readonly count: number;
  /** 1 where stock was never recorded: nothing can be ordered there either. */
  readonly missing: Uint8Array;
}

interface Read {
  readonly snapshot: CatalogSnapshot;
  readonly at: number;
  readonly rows: SoldOutRows;
}

const markParents = ({ columns }: CatalogSnapshot, rows: Uint8Array): void => {
  for (let row = 0; row < columns.size; row += 1)
    if (columns.productClass[row] === CLASS_NUMBERS.VariationParent)
      rows[row] = Number(columns.variations.at(row).every((variation) => rows[variation] === 1));
};

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

/**
 * Reads which products of a catalogue are sold out, once for all who ask within five seconds. While nothing changes it
 * gives the same array, so that what was counted by it stays good.
 */
export const createSoldOutRows = (db: ReadDatabase) => {
  let recorded: Recorded | null = null;
  let last: Read | null = null;
  let reading: { readonly snapshot: CatalogSnapshot; readonly rows: Promise<SoldOutRows> } | null = null;

  /** Names all recorded products only when there are more of them than before: it is the whole catalogue. */
  const missingIn = async (snapshot: CatalogSnapshot): Promise<Uint8Array> => {
    const count = await recordedStockCount(db);
    if (recorded?.snapshot === snapshot && recorded.count === count) return recorded.missing;
    const missing = new Uint8Array(snapshot.size).fill(1);
    for (const id of await recordedStock(db)) {
      const row = snapshot.rowOf(id);
      if (row !== -1) missing[row] = 0;
    }
    recorded = { snapshot, count, missing };
    return missing;
  };

  const read = async (snapshot: CatalogSnapshot, now: number): Promise<SoldOutRows> => {
    const rows = (await missingIn(snapshot)).slice();
    for (const id of await soldOut(db, now)) {
      const row = snapshot.rowOf(id);
      if (row !== -1) rows[row] = 1;
    }
    markParents(snapshot, rows);
    const before = last?.snapshot === snapshot && sameBytes(last.rows, rows) ? last.rows : rows;
    last = { snapshot, at: now, rows: before };
    return before;
  };

  return (snapshot: CatalogSnapshot, now: number): Promise<SoldOutRows> => {
    if (last?.snapshot === snapshot && Math.abs(now - last.at) < AGE_MS) return Promise.resolve(last.rows);
    if (reading?.snapshot === snapshot) return reading.rows;
    const rows = read(snapshot, now).finally(() => {
      if (reading?.rows === rows) reading = null;
    });
    reading = { snapshot, rows };
    return rows;
  };
};
