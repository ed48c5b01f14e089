import { normalizeId } from '../../../contract/ids';
import { INVENTORY_PAIR_LIMIT, webstoreOfScope, type InventoryQuery } from '../../../contract/prices/inventory';
import { ApiProblem, invalidInput } from '../../problems';
import { listed } from '../../http/commaLists';

/** References cost more than ids, so fewer are allowed in one call. */
const SKU_PAIR_LIMIT = 20;

export interface InventoryRequest {
  readonly source: { readonly kind: 'locations' | 'locationgroups'; readonly ids: readonly string[] };
  /** Ids in their 18-character form, and references. */
  readonly products: readonly string[];
  readonly webstoreId: string;
  readonly includeRelatedProducts: boolean;
}

/**
 * The request for stock levels: products, either locations or groups, and the webstore. Throws INVALID_API_INPUT where
 * one is missing or both locations and groups are given, TOO_MANY_RECORDS above 100 pairs of product and location or
 * group (20 if any product is named by reference).
 */
export function inventoryRequest(query: InventoryQuery): InventoryRequest {
  const locations = listed(query.locations);
  const groups = listed(query.locationgroups);
  if ((locations.length === 0) === (groups.length === 0)) {
    throw invalidInput('Exactly one of locations and locationgroups must be given.');
  }
  const named = listed(query.products);
  if (named.length === 0) throw invalidInput('products must name at least one product.');
  const webstoreId = webstoreOfScope(query.scope ?? '');
  if (webstoreId === null) throw invalidInput("scope must be an expression of the form webStoreId Eq '{webstoreId}'.");
  const source =
    locations.length > 0
      ? ({ kind: 'locations', ids: locations } as const)
      : ({ kind: 'locationgroups', ids: groups } as const);
  const ids = named.filter((name) => normalizeId(name) !== null);
  const limit = ids.length === named.length ? INVENTORY_PAIR_LIMIT : SKU_PAIR_LIMIT;
  if (named.length * source.ids.length > limit) {
    throw new ApiProblem(400, 'TOO_MANY_RECORDS', `At most ${limit} products times places can be asked for at once.`);
  }
  return {
    source: { ...source, ids: source.ids.map((id) => normalizeId(id) ?? id) },
    products: named.map((name) => normalizeId(name) ?? name),
    webstoreId,
    includeRelatedProducts: query.includeRelatedProducts === true,
  };
}
