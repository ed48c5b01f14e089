import type { ReadDatabase } from '../../database/Database';
import { CLASS_NUMBERS, soldAsRows, type Audience, type CatalogSnapshot } from '../catalog';
import { recordedStock, recordedStockCount, scarceStock } from '../inventory';

/** By product row: 1 where less than the smallest quantity can be ordered. */
export type SoldOutRows = Uint8Array;

/** The most that lists lag behind the stock, in ms; a product's own stock is read for each answer. */
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
  /** null: it could not be read, and never was before. */
  readonly rows: SoldOutRows | null;
}

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;
const largestOf = (numbers: Uint32Array): number => numbers.reduce((largest, one) => Math.max(largest, one), 1);

/**
 * Finds the rows of products whose stock was never recorded. Reads all their ids only when more products have stock
 * than before.
 */
function missingRows(db: ReadDatabase) {
  let recorded: Recorded | null = null;
  return async (snapshot: CatalogSnapshot): Promise<Uint8Array> => {
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
}

const bundleRows = new WeakMap<CatalogSnapshot, readonly number[]>();

/** The rows of a catalogue's bundles; each catalogue is searched once. One without contents has stock of its own, as any other product. */
function bundlesIn(snapshot: CatalogSnapshot): readonly number[] {
  const { productClass, contents } = snapshot.columns;
  const isBundle = (row: number) => productClass[row] === CLASS_NUMBERS.Bundle && contents.at(row).length > 0;
  const known = bundleRows.get(snapshot) ?? [...productClass.keys()].filter(isBundle);
  bundleRows.set(snapshot, known);
  return known;
}

/** The largest quantity of one product that the smallest order of any bundle takes. */
function mostOfContents(snapshot: CatalogSnapshot): number {
  const { contentQuantities, minimum } = snapshot.columns;
  return bundlesIn(snapshot).reduce(
    (most, row) => Math.max(most, ...Array.from(contentQuantities.at(row), (one) => one * (minimum[row] ?? 1))),
    0,
  );
}

/** Whether the stock left is not sufficient for the smallest order of a bundle; `left` only has scarce products. */
function isShort(
  { columns: { contents, contentQuantities, minimum } }: CatalogSnapshot,
  row: number,
  missing: Uint8Array,
  left: ReadonlyMap<number, number>,
): boolean {
  const quantities = contentQuantities.at(row);
  return contents.at(row).some((content, index) => {
    const wanted = (quantities[index] ?? 0) * (minimum[row] ?? 1);
    return missing[content] === 1 || (left.get(content) ?? wanted) < wanted;
  });
}

type ReadRows = (snapshot: CatalogSnapshot, now: number) => Promise<SoldOutRows>;

/** Reads which products are sold out at this moment. */
function readSoldOut(db: ReadDatabase): ReadRows {
  const missingIn = missingRows(db);
  return async (snapshot, now) => {
    const missing = await missingIn(snapshot);
    const rows = missing.slice();
    const { minimum } = snapshot.columns;
    const below = Math.max(largestOf(minimum), mostOfContents(snapshot));
    const left = new Map<number, number>();
    for (const [id, available] of await scarceStock(db, now, below)) {
      const row = snapshot.rowOf(id);
      if (row === -1) continue;
      left.set(row, available);
      if (available < (minimum[row] ?? 1)) rows[row] = 1;
    }
    for (const row of bundlesIn(snapshot)) rows[row] = Number(isShort(snapshot, row, missing, left));
    return rows;
  };
}

/**
 * The sold-out products of a catalogue, read at most every five seconds for all callers. Returns the same array while
 * nothing changes, so that results derived from it stay valid. If reading fails it calls `onFailure`, returns the last
 * known array, and waits as long until it tries again.
 */
export function createSoldOutRows(db: ReadDatabase, onFailure: (error: unknown) => void) {
  const readRows = readSoldOut(db);
  let last: Read | null = null;
  let reading: { readonly snapshot: CatalogSnapshot; readonly rows: Promise<SoldOutRows | null> } | null = null;

  const read = async (snapshot: CatalogSnapshot, now: number): Promise<SoldOutRows | null> => {
    let rows: SoldOutRows | null = last?.snapshot === snapshot ? last.rows : null;
    try {
      const found = await readRows(snapshot, now);
      if (rows === null || !sameBytes(rows, found)) rows = found;
    } catch (error) {
      onFailure(error);
    }
    last = { snapshot, at: now, rows };
    return rows;
  };

  return (snapshot: CatalogSnapshot, now: number): Promise<SoldOutRows | null> => {
    if (last?.snapshot === snapshot && Math.abs(now - last.at) < AGE_MS) return Promise.resolve(last.rows);
    if (reading?.snapshot === snapshot) return reading.rows;
    const rows = read(snapshot, now).finally(() => {
      if (reading?.rows === rows) reading = null;
    });
    reading = { snapshot, rows };
    return rows;
  };
}

const seenBy = new WeakMap<Audience, { readonly all: SoldOutRows; readonly seen: SoldOutRows }>();

/**
 * The sold-out rows for an audience: a family or a set is sold out if everything in it that the audience can see is.
 */
export function soldOutFor({ columns }: CatalogSnapshot, audience: Audience, all: SoldOutRows): SoldOutRows {
  const known = seenBy.get(audience);
  if (known?.all === all) return known.seen;
  const seen = all.slice();
  for (let row = 0; row < columns.size; row += 1)
    seen[row] = Number(
      soldAsRows(columns, row)?.every((one) => audience.sees[one] !== 1 || all[one] === 1) ?? all[row] === 1,
    );
  seenBy.set(audience, { all, seen });
  return seen;
}
