import { referenceKey, solidKey } from '../../../searchIndex/references';
import type { CatalogSnapshot } from '../../catalog';

/**
 * The id of the only product found, if the term is its reference or GTIN, however that is written; null where the term
 * says anything else, other references included.
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
