/**
 * The formats in which this release stores the parts of a catalogue and of its prices. Columns and index in another
 * format are rebuilt at the start (`publication/renewCatalogs.ts`), so a change of what they hold only needs a higher
 * number here. A new format of categories or products also needs code in that file that reads the former one.
 */
export const PART_FORMATS = {
  /** JSON. */
  categories: 2,
  /** Concatenated JSON records. All other parts are derived from these two. */
  products: 2,
  /**
   * A higher number is also needed when pictures are drawn differently, or when facets or their values change: the
   * pictures' keys and the facets' values are stored.
   */
  columns: 7,
  /**
   * A higher number is also needed when words are read or weighted differently, because their stems and weights are
   * stored (`searchIndex/french`, `searchIndex/weights.ts`).
   */
  index: 3,
} as const;

/** The last format of categories and products whose pictures the server itself drew (`drawnRecords.ts`). */
export const DRAWN_FORMAT = 1;

/**
 * Prices are one part, under a version of their own: one price book per currency (`columns/bookColumns`). They cannot
 * be rebuilt from other parts: a new format needs a conversion in `publication/renewCatalogs.ts`. Format 1 was a single
 * book, of the webstore's own currency.
 */
export const PRICES_PART = { name: 'prices', format: 2 } as const;
export const SINGLE_BOOK_FORMAT = 1;

export type PartName = keyof typeof PART_FORMATS;

/** The stored parts of a published catalogue. */
export type CatalogParts = Readonly<Record<PartName, Uint8Array>>;

export const PART_NAMES = Object.keys(PART_FORMATS) as readonly PartName[];
