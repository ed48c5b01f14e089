import { ANCHOR_LIMIT } from '../../../contract/recommendations/recommendations';
import { ID_PREFIXES, normalizeId } from '../../../contract/ids';
import { invalidInput } from '../../problems';
import { listed } from '../../http/commaLists';
import { categoryIn } from '../catalog';
import { idIn } from '../context';
import type { Offer } from '../offers';
import type { Anchors } from './recommenders';

const isCategory = (id: string): boolean => normalizeId(id)?.startsWith(ID_PREFIXES.category) === true;

/**
 * The anchors of a call: the products or categories that it names, and the products in the cart (`inCart`; null: not
 * asked for). Products that the caller may not see are left out, as if they did not exist. Throws 400 for malformed
 * ids, for products and categories in one list and for too many; 404 for a category that does not exist.
 */
export function anchorsOf(
  { snapshot, audience }: Offer,
  anchorValues: string | undefined,
  inCart: readonly string[] | null,
): Anchors {
  const values = listed(anchorValues);
  if (values.length > ANCHOR_LIMIT) throw invalidInput(`anchorValues may name ${ANCHOR_LIMIT} ids at most.`);
  const categories = values.filter(isCategory);
  if (categories.length > 0 && categories.length < values.length)
    throw invalidInput('anchorValues names either products or categories.');
  const productIds = [
    ...(categories.length > 0 ? [] : values.map((id) => idIn('product', id, 'anchorValues'))),
    ...(inCart ?? []),
  ];
  // Of more products, such as those of a large cart, the last ones are the anchors.
  const rows = [...new Set(productIds.map((id) => snapshot.rowOf(id)))]
    .filter((row) => audience.sees[row] === 1)
    .slice(-ANCHOR_LIMIT);
  return {
    rows,
    categoryIds:
      categories.length > 0
        ? categories.map((id) => categoryIn(snapshot, id).id)
        : rows.flatMap((row) => snapshot.productAt(row).categoryIds.slice(0, 1)),
    named: { products: productIds.length > 0 || inCart !== null, categories: categories.length > 0 },
  };
}
