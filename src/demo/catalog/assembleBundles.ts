import { recordId } from '../../contract/ids';
import { BUNDLE_ROWS, type BundleRow } from './bundleRows';
import { SET_ROWS } from './setRows';
import { createdAtFor, type CatalogEntry } from './catalogEntry';
import { internalGtin, slugOf, steadyNumber } from '../printed/identifiers';
import { typeset } from '../printed/typeset';
import { packshotPicture } from '../pictures/drawnPictures';
import type { PackshotRecord } from '../pictures/packshot/packshotRecord';
import type { ProductRecord } from '../../server/features/catalog';

const BUNDLE_DISCOUNT = 0.93;

function found<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`Missing: ${what}`);
  return value;
}

/** The coldest storage that the contents need; null when none needs any. */
function storageOf(products: readonly ProductRecord[]): ProductRecord['storage'] {
  const storages = products.flatMap(({ storage }) => (storage ? [storage] : []));
  if (storages.length === 0) return null;
  const maxCelsius = Math.min(...storages.map((need) => need.maxCelsius));
  return { minCelsius: Math.min(maxCelsius, Math.max(...storages.map((need) => need.minCelsius))), maxCelsius };
}

/** The entries by product reference, and the ids of categories by URL name. */
interface Known {
  readonly bySku: ReadonlyMap<string, CatalogEntry>;
  readonly categoryIds: ReadonlyMap<string, string>;
}

/** A bundle is an article of its own at a reduced price; a set only groups its members and has no price. */
const KINDS = {
  Bundle: {
    closing: 'Le lot coûte 7 % de moins que ses articles pris un à un.',
    packaging: (count: number) => `Lot de ${count} articles`,
  },
  Set: {
    closing: 'Chaque article se commande seul, à son prix.',
    packaging: (count: number) => `Assortiment de ${count} articles`,
  },
} as const;

function entryOf(
  row: BundleRow,
  productClass: keyof typeof KINDS,
  number: number,
  { bySku, categoryIds }: Known,
): CatalogEntry {
  const parts = row.items.map(([sku, quantity]) => ({ entry: found(bySku.get(sku), sku), quantity }));
  const products = parts.map(({ entry }) => entry.product);
  const [first] = products;
  const lives = products.flatMap(({ shelfLifeDays }) => (shelfLifeDays === null ? [] : [shelfLifeDays]));
  const count = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  const worth = parts.reduce((sum, { entry, quantity }) => sum + (entry.prices[0]?.unitCents ?? 0) * quantity, 0);
  const id = recordId('product', number);
  const packshot: PackshotRecord = {
    form: row.form,
    brand: row.brand,
    title: row.name,
    subtitle: `${String(count)} articles`,
    base: row.base,
    accent: row.accent,
  };
  const product: ProductRecord = {
    id,
    sku: row.sku,
    urlName: slugOf(row.name),
    name: row.name,
    brand: row.brand,
    productClass,
    variationParentId: null,
    variationAttributes: [],
    categoryIds: [found(categoryIds.get(row.category), row.category)],
    description: typeset(`${row.text} ${KINDS[productClass].closing}`),
    packaging: KINDS[productClass].packaging(count),
    pieces: 1,
    // A price per article would be that of none of them.
    netQuantity: { value: 1, unit: 'piece' },
    gtin: internalGtin(number),
    ingredients: [],
    allergens: [...new Set(products.flatMap(({ allergens }) => allergens))],
    nutrition: null,
    storage: storageOf(products),
    shelfLifeDays: lives.length > 0 ? Math.min(...lives) : null,
    origin: 'Voir chaque article',
    labels: [],
    taxRates: found(first, row.sku).taxRates,
    quantityRule: { minimum: 1, maximum: 50, increment: 1 },
    buyerGroups: null,
    picture: packshotPicture(packshot),
    createdAt: createdAtFor(steadyNumber(`created ${row.sku}`)),
    related: { CrossSell: products.map((part) => part.id) },
    bundleItems: parts.map(({ entry, quantity }) => ({ productId: entry.product.id, quantity })),
  };
  const price = {
    productId: id,
    buyerGroup: null,
    unitCents: Math.round(worth * BUNDLE_DISCOUNT),
    listCents: worth,
    tiers: [],
  };
  return { product, packshot, prices: productClass === 'Bundle' ? [price] : [], stock: null };
}

/** Builds bundles and sets from existing entries; throws when a row names an unknown reference or category. */
export function assembleBundles(
  entries: readonly CatalogEntry[],
  firstNumber: number,
  categoryIds: ReadonlyMap<string, string>,
): readonly CatalogEntry[] {
  const bySku = new Map(entries.map((entry) => [entry.product.sku, entry]));
  const rows = [
    ...BUNDLE_ROWS.map((row) => ({ row, productClass: 'Bundle' as const })),
    ...SET_ROWS.map((row) => ({ row, productClass: 'Set' as const })),
  ];
  return rows.map(({ row, productClass }, index) =>
    entryOf(row, productClass, firstNumber + index, { bySku, categoryIds }),
  );
}
