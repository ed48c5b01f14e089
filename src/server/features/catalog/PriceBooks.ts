import { bookBytes, unpackBooks } from './columns/bookColumns';
import { priceBytes } from './columns/priceColumns';
import { openPriceBook, type PriceBook } from './PriceBook';

/** The price books of one version, one for each currency; immutable. */
export interface PriceBooks {
  readonly version: string;
  /** The currencies that have prices, in the order of publication. */
  readonly currencies: readonly string[];
  /**
   * The price book of a currency; an empty one if it has no prices, whatever the others contain (PRC-01). The same
   * object for every call.
   */
  of(currency: string): PriceBook;
}

/** Opens stored price books, each on first use. */
export function openPriceBooks(version: string, bytes: Uint8Array): PriceBooks {
  const stored = unpackBooks(bytes);
  const opened = new Map<string, PriceBook>();
  return {
    version,
    currencies: [...stored.keys()],
    of(currency) {
      const book = opened.get(currency) ?? openPriceBook(currency, stored.get(currency) ?? priceBytes([]));
      opened.set(currency, book);
      return book;
    },
  };
}

/** The price books of a shop that has published no prices. */
export const noPriceBooks = (): PriceBooks => openPriceBooks('', bookBytes([], ''));
