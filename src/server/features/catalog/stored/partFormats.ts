/**
 * The formats in which this release stores the parts of a catalogue and of its prices. A part of another format is made
 * anew at the start (`publication/renewCatalog.ts`), so a change of what is stored is a higher number here, and nothing else.
 */
export const PART_FORMATS = {
  /** JSON. */
  categories: 1,
  /** Records: JSON, one behind the other. The other parts are made of these two. */
  products: 1,
  /** Raise it also when pictures are drawn or facets named differently, because their keys and values are stored. */
  columns: 6,
  /** Raise it also when words are read differently, because their stems are stored (`searchIndex/french`). */
  index: 1,
} as const;

/**
 * Prices are one part, under a version of their own: a price book for each currency (`columns/bookColumns`). They are made
 * of nothing else: another format needs its own way here. Format 1 was a single book, of the webstore's own currency.
 */
export const PRICES_PART = { name: 'prices', format: 2 } as const;
export const SINGLE_BOOK_FORMAT = 1;

export type PartName = keyof typeof PART_FORMATS;

/** The stored parts of a published catalogue. */
export type CatalogParts = Readonly<Record<PartName, Uint8Array>>;

export const PART_NAMES = Object.keys(PART_FORMATS) as readonly PartName[];
