import type { ProductRecord } from './catalogRecords';
import { openArrays, packArrays } from '../../../packedArrays';
import { openTexts, textArrays, type Texts } from '../columns/texts';
import { knowPictureKey } from '../media';
import { recentlyUsed } from '../../../recentlyUsed';

/** More than the pages need that are requested at one time; each takes about 10 kB. */
const KEPT_RECORDS = 1_000;

/** All records as JSON, one behind the other. */
export const productBytes = (products: readonly ProductRecord[]): Uint8Array =>
  packArrays(
    textArrays(
      'products',
      products.map((product) => JSON.stringify(product)),
    ),
  );

function openRecords(bytes: Uint8Array) {
  const texts = openTexts(openArrays(bytes), 'products');
  // Checked edge: `productBytes` wrote it.
  return { size: texts.size, parse: (row: number) => JSON.parse(texts.at(row)) as ProductRecord };
}

/**
 * Reads a record by its row. Those that are asked for often are parsed once, and shared: none may be changed. The keys of
 * their pictures are known.
 */
export function openProducts(bytes: Uint8Array, pictureKeys: Texts): (row: number) => ProductRecord {
  const records = openRecords(bytes);
  return recentlyUsed(KEPT_RECORDS, (row: number) => {
    const product = records.parse(row);
    knowPictureKey(product.packshot, pictureKeys.at(row));
    return product;
  });
}

/** Every record in order, for making the other parts anew. */
export function allProducts(bytes: Uint8Array): readonly ProductRecord[] {
  const { size, parse } = openRecords(bytes);
  return Array.from({ length: size }, (_, row) => parse(row));
}
