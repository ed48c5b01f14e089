import type { CatalogSnapshot } from '../../../../src/server/features/catalog';
import type { ProductRecord } from '../../../../src/server/features/catalog/stored/catalogRecords';
import type { TestServer } from '../testServer';

/** Every product of a snapshot, in its order. */
export const productsOf = ({ size, productAt }: CatalogSnapshot): readonly ProductRecord[] =>
  Array.from({ length: size }, (_, index) => productAt(index));

/** The first product of the demo shop that satisfies the condition; throws if none does. */
export function someProduct(server: TestServer, holds: (product: ProductRecord) => boolean): ProductRecord {
  const found = productsOf(server.app.catalog.state().snapshot).find(holds);
  if (found === undefined) throw new Error('The demo shop has no such product.');
  return found;
}

export const isOpen = (product: ProductRecord): boolean => product.buyerGroups === null;
export const isSimple = (product: ProductRecord): boolean => product.productClass === 'Simple' && isOpen(product);
