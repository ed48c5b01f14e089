import type { InventoryLevels, StockLevel } from '../../../contract/prices/inventory';
import type { ReadDatabase } from '../../database/Database';
import type { CatalogState } from '../catalog/Catalog';
import type { ProductRecord } from '../catalog/catalogRecords';
import { isVisibleTo } from '../catalog/entitlement';
import type { ContextSettings } from '../context';
import type { InventoryRequest } from './inventoryRequest';
import { LOCATION_SOURCE_TYPE } from '../../../contract/context/applicationContext';

/** What is on hand of these products, by id. A product nobody ever counted is not in the answer. */
export const onHandOf = async (
  db: ReadDatabase,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('stock_level')
    .select(['product_id', 'on_hand'])
    .where('product_id', 'in', productIds)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.on_hand]));
};

const failure = (errorCode: 'API_DISABLED_FOR_ORG' | 'ITEM_NOT_FOUND', message: string): InventoryLevels => ({
  success: false,
  errors: [{ errorCode, message }],
  locationGroups: [],
  locations: [],
  totalInventory: [],
});

const levelOf = (product2Id: string, onHand: number) => ({
  product2Id,
  onHand,
  availableToFulfill: onHand,
  availableToOrder: onHand,
});

/** Why the places asked for are not this webstore's; null: they are. */
const placeFault = (
  { source }: InventoryRequest,
  { inventoryConfiguration }: ContextSettings,
): InventoryLevels | null => {
  const own = inventoryConfiguration.inventoryDefaultSource;
  if (!inventoryConfiguration.isInventoryEnabled || own === null) {
    return failure('API_DISABLED_FOR_ORG', 'This webstore keeps no inventory.');
  }
  const kind = own.webStoreInventoryLocationSourceType === LOCATION_SOURCE_TYPE ? 'locations' : 'locationgroups';
  const stranger = source.kind === kind ? source.ids.find((id) => id !== own.locationSourceId) : source.ids[0];
  return stranger === undefined ? null : failure('ITEM_NOT_FOUND', `${stranger} is no place this webstore sells from.`);
};

/**
 * Stock levels, straight from the database. Products the groups may not see are left out like unknown ones.
 * A variation parent has what its variations have together; `includeRelatedProducts` names them one by one.
 * A place that is not the webstore's, or inventory switched off, is success false with the reason.
 */
export const stockLevels = async (
  db: ReadDatabase,
  { snapshot }: Pick<CatalogState, 'snapshot'>,
  context: ContextSettings,
  request: InventoryRequest,
  groups: readonly string[],
): Promise<InventoryLevels> => {
  const fault = placeFault(request, context);
  if (fault !== null) return fault;
  const products = request.products
    .map((name) => snapshot.product(name) ?? snapshot.productBySku(name))
    .filter((product): product is ProductRecord => product !== undefined && isVisibleTo(product, groups));
  const variationsOf = (product: ProductRecord): readonly ProductRecord[] =>
    product.productClass === 'VariationParent'
      ? snapshot.variationsOf(product.id).filter((variation) => isVisibleTo(variation, groups))
      : [];
  const counted = await onHandOf(
    db,
    [...products, ...products.flatMap(variationsOf)].map(({ id }) => id),
  );
  const level = (product: ProductRecord) => {
    const variations = variationsOf(product);
    const parts = variations.length === 0 ? [product] : variations;
    return levelOf(
      product.id,
      parts.reduce((sum, { id }) => sum + (counted.get(id) ?? 0), 0),
    );
  };
  const inventoryProducts = products.map(level);
  const totalInventory: StockLevel[] = products.map((product) => {
    const variations = request.includeRelatedProducts ? variationsOf(product) : [];
    return variations.length === 0 ? level(product) : { ...level(product), variants: variations.map(level) };
  });
  const ids = [...new Set(request.source.ids)];
  return {
    success: true,
    errors: [],
    locationGroups:
      request.source.kind === 'locations' ? [] : ids.map((locationGroupId) => ({ locationGroupId, inventoryProducts })),
    locations: request.source.kind === 'locations' ? ids.map((locationId) => ({ locationId, inventoryProducts })) : [],
    totalInventory,
  };
};
