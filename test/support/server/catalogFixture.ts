import type { ProductRecord } from '../../../src/server/features/catalog/catalogRecords';
import type { TestServer } from './testServer';

/** The first product of the demo shop for which this holds; a test that finds none says so. */
export const someProduct = (server: TestServer, holds: (product: ProductRecord) => boolean): ProductRecord => {
  const found = server.app.catalog.state().snapshot.products.find(holds);
  if (found === undefined) throw new Error('The demo shop has no such product.');
  return found;
};

export const isOpen = (product: ProductRecord): boolean => product.buyerGroups === null;
export const isSimple = (product: ProductRecord): boolean => product.productClass === 'Simple' && isOpen(product);
