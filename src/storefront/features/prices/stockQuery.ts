import { LOCATION_SOURCE_TYPE, type ApplicationContext } from '../../../contract/context/applicationContext';
import { inventoryScope, type InventoryQuery } from '../../../contract/prices/inventory';

/**
 * The query for stock levels; null without products, with inventory off, or without id and type of its default source
 * (INV-01). A location is requested by `locations`, any other source by `locationgroups` (INV-03).
 */
export function stockQuery(
  inventory: ApplicationContext['inventoryConfiguration'] | null | undefined,
  webstoreId: string,
  productIds: readonly string[],
  includeRelatedProducts = false,
): InventoryQuery | null {
  const source = inventory?.inventoryDefaultSource;
  if (productIds.length === 0 || inventory?.isInventoryEnabled !== true) return null;
  if (!source || source.locationSourceId.trim() === '') return null;
  if (source.webStoreInventoryLocationSourceType.trim() === '') return null;
  const isLocation = source.webStoreInventoryLocationSourceType === LOCATION_SOURCE_TYPE;
  return {
    [isLocation ? 'locations' : 'locationgroups']: source.locationSourceId,
    products: productIds.join(','),
    scope: inventoryScope(webstoreId),
    includeRelatedProducts,
  };
}
