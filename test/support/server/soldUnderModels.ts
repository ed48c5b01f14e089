import { makeParts } from '../../../src/server/features/catalog/publication/makeParts';
import type { SellingModelRecord } from '../../../src/server/features/catalog/stored/catalogRecords';
import { cachedDemo } from './testServer';

/** Sold once, or every month for a year. */
export const SELLING_MODELS: readonly SellingModelRecord[] = [
  { id: '0jP000000000001AAA', name: 'Une fois', type: 'OneTime', term: null },
  { id: '0jP000000000002AAA', name: 'Chaque mois', type: 'TermDefined', term: { length: 12, unit: 'Months' } },
];

/** The demo shop, in which what everybody may see is sold under these models, and the rest under none. */
export const soldUnderModels = () => {
  const demo = cachedDemo();
  const products = demo.products.map((product) =>
    product.buyerGroups === null ? { ...product, sellingModels: SELLING_MODELS } : product,
  );
  return { ...demo, parts: makeParts({ ...demo, products }) };
};
