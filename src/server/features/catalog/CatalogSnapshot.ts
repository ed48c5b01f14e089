import { openIndex, type SearchIndex } from '../../searchIndex/SearchIndex';
import { allCategories } from './stored/categoryStore';
import type { ContentRecord, Drawing, PictureRecord, ProductRecord } from './stored/catalogRecords';
import { categoryTree, type CategoryTree } from './CategoryTree';
import { CLASS_NUMBERS, openColumns, type CatalogColumns } from './columns/CatalogColumns';
import type { CatalogParts } from './stored/partFormats';
import { openProducts } from './stored/productStore';

/** A published catalogue: what products are, who may see them, how they are found. Immutable. */
export interface CatalogSnapshot {
  /** null: nothing was ever published. */
  readonly version: string | null;
  /** Number of products. Their rows, from 0, are their ranks in the French alphabetical order of names. */
  readonly size: number;
  readonly columns: CatalogColumns;
  readonly categories: CategoryTree;
  readonly index: SearchIndex;
  /** The product at a row; throws a RangeError where there is none. */
  readonly productAt: (row: number) => ProductRecord;
  product(id: string): ProductRecord | undefined;
  productBySku(sku: string): ProductRecord | undefined;
  /** All products with this url name, in order of their rows. */
  productsNamed(urlName: string): readonly ProductRecord[];
  /** A product's row; -1 for an unknown id. */
  rowOf(id: string): number;
  variationsOf(parentId: string): readonly ProductRecord[];
  /** The contents of one bundle, without reading its record; empty for every other product. */
  inBundle(id: string): readonly ContentRecord[];
  /** Ids of a product's categories and all their ancestors, each once; empty for an unknown row. */
  categoriesAbove(row: number): readonly string[];
  /**
   * The description from which the picture with this key is drawn, whether of a product or a category; undefined: it is
   * not a drawn one.
   */
  drawing(pictureKey: string): Drawing | undefined;
}

function* picturesOf(categories: CategoryTree): Generator<PictureRecord> {
  for (const { tile, banner } of categories.all) {
    if (tile !== undefined) yield tile;
    if (banner !== undefined) yield banner;
  }
}

const NOTHING: readonly ContentRecord[] = [];

const contentsIn =
  (columns: CatalogColumns): CatalogSnapshot['inBundle'] =>
  (id) => {
    const row = columns.ids.rowOf(id);
    if (columns.productClass[row] !== CLASS_NUMBERS.Bundle) return NOTHING;
    const quantities = columns.contentQuantities.at(row);
    return Array.from(columns.contents.at(row), (content, index) => ({
      productId: columns.ids.at(content),
      quantity: quantities[index] ?? 0,
    }));
  };

/** Which products a catalogue has, and what its bundles contain. */
export type Bundles = Pick<CatalogSnapshot, 'rowOf' | 'inBundle'>;

/** Opens only the columns of a catalogue, to look up what its bundles contain. */
export function openBundles({ columns: bytes }: Pick<CatalogParts, 'columns'>): Bundles {
  const columns = openColumns(bytes);
  return { rowOf: (id) => columns.ids.rowOf(id), inBundle: contentsIn(columns) };
}

/** Opens a snapshot from its stored parts. Categories become objects; products stay packed until they are read. */
export function openSnapshot(version: string | null, parts: CatalogParts): CatalogSnapshot {
  const categories = categoryTree(allCategories(parts.categories));
  const columns = openColumns(parts.columns);
  const productAt = openProducts(parts.products);
  const drawingOf = (picture: PictureRecord | null | undefined): Drawing | undefined =>
    picture && 'key' in picture ? picture.drawing : undefined;
  const drawnForCategories = new Map<string, Drawing | undefined>();
  for (const picture of picturesOf(categories)) {
    if ('key' in picture) drawnForCategories.set(picture.key, picture.drawing);
  }
  const atRow = (row: number): ProductRecord | undefined => (row === -1 ? undefined : productAt(row));
  return {
    version,
    size: columns.size,
    columns,
    categories,
    index: openIndex(parts.index),
    productAt,
    product: (id) => atRow(columns.ids.rowOf(id)),
    productBySku: (sku) => atRow(columns.skus.rowOf(sku)),
    productsNamed: (urlName) => columns.urlNames.rowsOf(urlName).map(productAt),
    rowOf: (id) => columns.ids.rowOf(id),
    variationsOf: (parentId) => [...columns.variations.at(columns.ids.rowOf(parentId))].map(productAt),
    inBundle: contentsIn(columns),
    categoriesAbove: (row) => [...columns.categoriesAbove.at(row)].map((number) => categories.all[number]?.id ?? ''),
    drawing: (pictureKey) =>
      drawingOf(atRow(columns.pictureKeys.rowOf(pictureKey))?.picture) ?? drawnForCategories.get(pictureKey),
  };
}
