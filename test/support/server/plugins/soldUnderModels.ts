import { makeParts } from '../../../../src/server/features/catalog/publication/makeParts';
import type { SellingModelRecord } from '../../../../src/server/features/catalog/stored/catalogRecords';
import { cachedDemo } from '../testServer';

/** Selling models: once, or monthly for a year. */
export const SELLING_MODELS: readonly SellingModelRecord[] = [
  { id: '0jP000000000001AAA', name: 'Une fois', type: 'OneTime', term: null },
  { id: '0jP000000000002AAA', name: 'Chaque mois', type: 'TermDefined', term: { length: 12, unit: 'Months' } },
];

/** The demo shop with these selling models for every product that everybody sees, and none for the others. */
export function soldUnderModels() {
  const demo = cachedDemo();
  const products = demo.products.map((product) =>
    product.buyerGroups === null ? { ...product, sellingModels: SELLING_MODELS } : product,
  );
  return { ...demo, parts: makeParts({ ...demo, products }) };
}
