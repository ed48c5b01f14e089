import { openArrays, packArrays } from '../../../packedArrays';
import type { PriceRecord } from '../stored/catalogRecords';
import { priceBytes } from './priceColumns';
import { openTexts, textArrays } from './texts';

/** Price books by currency, each as the bytes that `priceBytes` returns. */
type BooksBytes = ReadonlyMap<string, Uint8Array>;

const bookName = (number: number): string => `book.${number}`;

/** Packs price books one after the other. */
export const packBooks = (books: BooksBytes): Uint8Array =>
  packArrays({
    ...textArrays('currencies', [...books.keys()]),
    ...Object.fromEntries([...books.values()].map((bytes, number) => [bookName(number), bytes])),
  });

/** The packed price books, as views of the block; none of them is opened yet. */
export function unpackBooks(block: Uint8Array): BooksBytes {
  const arrays = openArrays(block);
  const currencies = openTexts(arrays, 'currencies');
  return new Map(
    Array.from({ length: currencies.size }, (_, number) => [currencies.at(number), arrays.bytes(bookName(number))]),
  );
}

/** One price book per currency; prices that name none are in `ownCurrency`. */
export function bookBytes(prices: readonly PriceRecord[], ownCurrency: string): Uint8Array {
  const byCurrency = new Map<string, PriceRecord[]>();
  for (const price of prices) {
    const { currency = ownCurrency } = price;
    const book = byCurrency.get(currency);
    if (book === undefined) byCurrency.set(currency, [price]);
    else book.push(price);
  }
  return packBooks(new Map([...byCurrency].map(([currency, book]) => [currency, priceBytes(book)])));
}
