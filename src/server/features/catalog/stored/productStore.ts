import type { ProductRecord } from './catalogRecords';
import type { StoredProduct } from './drawnRecords';
import { openArrays, packArrays } from '../../../packedArrays';
import { openTexts, textArrays } from '../columns/texts';
import { recentlyUsed } from '../../../recentlyUsed';

/** More products than the pages requested at one time need; each takes about 10 kB. */
const KEPT_RECORDS = 1_000;

/** The records of products in this order, each as JSON: packed as one run of bytes, with the start of each. */
export const productBytes = (products: readonly ProductRecord[]): Uint8Array =>
  packArrays(
    textArrays(
      'products',
      products.map((product) => JSON.stringify(product)),
    ),
  );

function openRecords(bytes: Uint8Array) {
  const texts = openTexts(openArrays(bytes), 'products');
  // Checked edge: `productBytes` of this release wrote the JSON, or, if `allProducts` reads it, possibly that of an
  // earlier release.
  return { size: texts.size, parse: (row: number) => JSON.parse(texts.at(row)) as ProductRecord };
}

/**
 * Reads a record by its row. Frequently used records are parsed once, and shared: they must not be modified.
 */
export const openProducts = (bytes: Uint8Array): ((row: number) => ProductRecord) =>
  recentlyUsed(KEPT_RECORDS, openRecords(bytes).parse);

/** All records in order, as this release or an earlier one stored them; the other parts are rebuilt from them. */
export function allProducts(bytes: Uint8Array): readonly StoredProduct[] {
  const { size, parse } = openRecords(bytes);
  return Array.from({ length: size }, (_, row) => parse(row));
}
