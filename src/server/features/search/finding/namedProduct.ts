import { referenceKey, solidKey } from '../../../searchIndex/references';
import type { CatalogSnapshot } from '../../catalog';

/**
 * The id of the only product found, if the whole term is its reference or GTIN, however it is written; null if the term
 * says anything else, such as a second reference.
 */
export function namedProduct(snapshot: CatalogSnapshot, hits: Uint32Array, term: string | null): string | null {
  const [row] = hits;
  if (term === null || row === undefined || hits.length > 1) return null;
  const { id, sku, gtin } = snapshot.productAt(row);
  const isNamed = [sku, gtin].some(
    (reference) =>
      reference !== '' && (referenceKey(reference) === referenceKey(term) || solidKey(reference) === solidKey(term)),
  );
  return isNamed ? id : null;
}
