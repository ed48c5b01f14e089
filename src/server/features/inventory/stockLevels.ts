import type { InventoryLevels, StockLevel } from '../../../contract/prices/inventory';
import type { ReadDatabase } from '../../database/Database';
import type { ContextSettings } from '../context';
import type { InventoryRequest } from './inventoryRequest';
import { onHandOf } from './onHand';
import { drawsOf, piecesIn } from './draws';
import { availableOf, type Claim } from './reservations';
import { LOCATION_SOURCE_TYPE } from '../../../contract/context/applicationContext';
import { isVisibleTo, soldAs, visibleVariations, type CatalogState, type ProductRecord } from '../catalog';

const failure = (errorCode: 'API_DISABLED_FOR_ORG' | 'ITEM_NOT_FOUND', message: string): InventoryLevels => ({
  success: false,
  errors: [{ errorCode, message }],
  locationGroups: [],
  locations: [],
  totalInventory: [],
});

interface Counted {
  readonly onHand: number;
  readonly available: number;
}

const levelOf = (product2Id: string, { onHand, available }: Counted) => ({
  product2Id,
  onHand,
  availableToFulfill: available,
  availableToOrder: available,
});

/** The caller: the buyer groups that decide what they see, and whose reservations are their own. */
export interface StockAsker {
  readonly groups: readonly string[];
  readonly claim: Claim;
  /** Milliseconds UTC. */
  readonly now: number;
}

/** Why the requested locations or groups are not this webstore's; null: they are. */
function placeFault({ source }: InventoryRequest, { inventoryConfiguration }: ContextSettings): InventoryLevels | null {
  const own = inventoryConfiguration.inventoryDefaultSource;
  if (!inventoryConfiguration.isInventoryEnabled || own === null) {
    return failure('API_DISABLED_FOR_ORG', 'This webstore keeps no inventory.');
  }
  const kind = own.webStoreInventoryLocationSourceType === LOCATION_SOURCE_TYPE ? 'locations' : 'locationgroups';
  const stranger = source.kind === kind ? source.ids.find((id) => id !== own.locationSourceId) : source.ids[0];
  return stranger === undefined ? null : failure('ITEM_NOT_FOUND', `${stranger} is no place this webstore sells from.`);
}

/**
 * Stock levels, straight from the database. Products that the groups may not see are left out, like unknown ones. A
 * variation parent has the sum of its variations; `includeRelatedProducts` also lists the variations one by one. A
 * bundle has as many pieces as its contents are sufficient for, a set the sum of its members. Stock that others have
 * reserved is on hand, but not available. A location that is not the webstore's, or inventory switched off, gives
 * success false with the reason.
 */
export async function stockLevels(
  db: ReadDatabase,
  { snapshot }: Pick<CatalogState, 'snapshot'>,
  context: ContextSettings,
  request: InventoryRequest,
  asker: StockAsker,
): Promise<InventoryLevels> {
  const { groups, claim, now } = asker;
  const fault = placeFault(request, context);
  if (fault !== null) return fault;
  const products = request.products
    .map((name) => snapshot.product(name) ?? snapshot.productBySku(name))
    .filter((product): product is ProductRecord => product !== undefined && isVisibleTo(product, groups));
  const variationsOf = (product: ProductRecord) => visibleVariations({ snapshot }, product, groups);
  const partsOf = (product: ProductRecord) => soldAs({ snapshot }, product, groups);
  const ids = products.flatMap(partsOf).flatMap(({ id }) => drawsOf(snapshot, id).map(({ productId }) => productId));
  const onHand = await onHandOf(db, ids);
  const available = await availableOf(db, ids, now, claim);
  const level = (product: ProductRecord) => {
    const total = (counted: ReadonlyMap<string, number>) =>
      partsOf(product).reduce((sum, { id }) => sum + piecesIn(drawsOf(snapshot, id), counted), 0);
    return levelOf(product.id, { onHand: total(onHand), available: total(available) });
  };
  const inventoryProducts = products.map(level);
  const totalInventory: StockLevel[] = products.map((product) => {
    const variations = request.includeRelatedProducts ? variationsOf(product) : [];
    return variations.length === 0 ? level(product) : { ...level(product), variants: variations.map(level) };
  });
  const locationIds = [...new Set(request.source.ids)];
  return {
    success: true,
    errors: [],
    locationGroups:
      request.source.kind === 'locations'
        ? []
        : locationIds.map((locationGroupId) => ({ locationGroupId, inventoryProducts })),
    locations:
      request.source.kind === 'locations' ? locationIds.map((locationId) => ({ locationId, inventoryProducts })) : [],
    totalInventory,
  };
}
