import type { ReadDatabase } from '../../database/Database';
import { CLASS_NUMBERS, soldAsRows, type Audience, type CatalogSnapshot } from '../catalog';
import { recordedStock, recordedStockCount, scarceStock } from '../inventory';

/** By product row: 1 where less than the smallest quantity can be ordered. */
export type SoldOutRows = Uint8Array;

/** How far lists may lag behind the stock, in ms; a product's own stock is read for each answer. */
const AGE_MS = 5_000;

/** What is known of the stock of a catalogue. */
export interface KnownStock {
  readonly rows: SoldOutRows;
  /** By product row: 1 where stock was never recorded. A product with stock of its own cannot be ordered then. */
  readonly missing: Uint8Array;
  /** How many pieces of each scarce product can still be ordered, by row. */
  readonly left: ReadonlyMap<number, number>;
  /** Whether pieces of any scarce product are reserved. */
  readonly isReserved: boolean;
}

interface Recorded {
  readonly snapshot: CatalogSnapshot;
  readonly count: number;
  readonly missing: KnownStock['missing'];
}

interface Read {
  readonly snapshot: CatalogSnapshot;
  readonly at: number;
  /** null: it could not be read, and never was for this catalogue. */
  readonly stock: KnownStock | null;
}

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;
const largestOf = (numbers: Uint32Array): number => numbers.reduce((largest, one) => Math.max(largest, one), 1);

/**
 * Finds the rows of products whose stock was never recorded. The ids of all recorded stock are read only for another
 * catalogue, and when more products have stock than before.
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

/**
 * The rows of a catalogue's bundles; each catalogue is searched once. A bundle without contents has stock of its own,
 * like any other product.
 */
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
  { missing, left }: Pick<KnownStock, 'missing' | 'left'>,
): boolean {
  const quantities = contentQuantities.at(row);
  return contents.at(row).some((content, index) => {
    const wanted = (quantities[index] ?? 0) * (minimum[row] ?? 1);
    return missing[content] === 1 || (left.get(content) ?? wanted) < wanted;
  });
}

type ReadStock = (snapshot: CatalogSnapshot, now: number) => Promise<KnownStock>;

/** Reads which products are sold out at this moment. */
function readSoldOut(db: ReadDatabase): ReadStock {
  const missingIn = missingRows(db);
  return async (snapshot, now) => {
    const missing = await missingIn(snapshot);
    const rows = missing.slice();
    const { minimum } = snapshot.columns;
    const below = Math.max(largestOf(minimum), mostOfContents(snapshot));
    const left = new Map<number, number>();
    const scarce = await scarceStock(db, now, below);
    for (const [id, available] of scarce.left) {
      const row = snapshot.rowOf(id);
      if (row === -1) continue;
      left.set(row, available);
      if (available < (minimum[row] ?? 1)) rows[row] = 1;
    }
    for (const row of bundlesIn(snapshot)) rows[row] = Number(isShort(snapshot, row, { missing, left }));
    return { rows, missing, left, isReserved: scarce.isReserved };
  };
}

/**
 * The sold-out rows for a caller who can order these quantities of what they have reserved themselves, by product id;
 * null: they are the same as for all others.
 */
export function soldOutWith(
  snapshot: CatalogSnapshot,
  { rows: shared, missing, left: sharedLeft }: KnownStock,
  available: ReadonlyMap<string, number>,
): SoldOutRows | null {
  const { minimum, contents } = snapshot.columns;
  const rows = shared.slice();
  const own = new Map([...available].map(([id, quantity]) => [snapshot.rowOf(id), quantity]));
  own.delete(-1);
  const left = new Map([...sharedLeft, ...own]);
  for (const [row, quantity] of own) rows[row] = Number(quantity < (minimum[row] ?? 1));
  for (const row of bundlesIn(snapshot)) {
    if (contents.at(row).some((content) => own.has(content)))
      rows[row] = Number(isShort(snapshot, row, { missing, left }));
  }
  return sameBytes(rows, shared) ? null : rows;
}

/**
 * The stock of a catalogue, read at most every five seconds for all callers. Returns the same array of sold-out rows
 * while nothing changes, so that results derived from it stay valid. If reading fails it calls `onFailure`, returns
 * what was last known, and tries again after another five seconds.
 */
export function createKnownStock(db: ReadDatabase, onFailure: (error: unknown) => void) {
  const readStock = readSoldOut(db);
  let last: Read | null = null;
  let reading: { readonly snapshot: CatalogSnapshot; readonly stock: Promise<KnownStock | null> } | null = null;

  const read = async (snapshot: CatalogSnapshot, now: number): Promise<KnownStock | null> => {
    let stock: KnownStock | null = last?.snapshot === snapshot ? last.stock : null;
    try {
      const found = await readStock(snapshot, now);
      stock = stock !== null && sameBytes(stock.rows, found.rows) ? { ...found, rows: stock.rows } : found;
    } catch (error) {
      onFailure(error);
    }
    last = { snapshot, at: now, stock };
    return stock;
  };

  return (snapshot: CatalogSnapshot, now: number): Promise<KnownStock | null> => {
    if (last?.snapshot === snapshot && Math.abs(now - last.at) < AGE_MS) return Promise.resolve(last.stock);
    if (reading?.snapshot === snapshot) return reading.stock;
    const stock = read(snapshot, now).finally(() => {
      if (reading?.stock === stock) reading = null;
    });
    reading = { snapshot, stock };
    return stock;
  };
}

/**
 * The sold-out rows for an audience: a family or a set is sold out if everything in it that the audience can see is.
 */
export function soldOutFor({ columns }: CatalogSnapshot, { sees }: Audience, all: SoldOutRows): SoldOutRows {
  const seen = all.slice();
  for (let row = 0; row < columns.size; row += 1)
    seen[row] = Number(soldAsRows(columns, row)?.every((one) => sees[one] !== 1 || all[one] === 1) ?? all[row] === 1);
  return seen;
}

const seenBy = new WeakMap<Audience, { readonly all: SoldOutRows; readonly seen: SoldOutRows }>();

/** Like `soldOutFor`, calculated once for all callers of the audience until something changes. */
export function sharedSoldOutFor(snapshot: CatalogSnapshot, audience: Audience, all: SoldOutRows): SoldOutRows {
  const known = seenBy.get(audience);
  if (known?.all === all) return known.seen;
  const seen = soldOutFor(snapshot, audience, all);
  seenBy.set(audience, { all, seen });
  return seen;
}
