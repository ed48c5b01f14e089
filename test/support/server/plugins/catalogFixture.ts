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

/** A top category, and two categories right below it, each with the SKU of a simple product that is in no other. */
export function neighbours(server: TestServer) {
  const { snapshot } = server.app.catalog.state();
  const { categories } = snapshot;
  const products = productsOf(snapshot).filter((product) => isSimple(product) && product.categoryIds.length === 1);
  const branchOf = ({ categoryIds: [id = ''] }: ProductRecord, level: number) => categories.pathTo(id)[level];
  for (const top of categories.childrenOf(null)) {
    const inside = products.filter((product) => branchOf(product, 0) === top);
    const below = categories.childrenOf(top.id).flatMap((category) => {
      const product = inside.find((one) => branchOf(one, 1) === category);
      return product === undefined ? [] : [{ category, sku: product.sku }];
    });
    const [first, second] = below;
    if (first && second) return { top, first, second };
  }
  throw new Error('No category has two below it.');
}
