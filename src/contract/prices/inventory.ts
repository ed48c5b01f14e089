import type { Static } from 'typebox';
import type { inventoryQuery, inventorySchema } from './inventory.schema';

export type InventoryQuery = Static<typeof inventoryQuery>;
/** With success false there is no data, whatever else the reply holds. Amounts are JSON numbers. */
export type InventoryLevels = Static<typeof inventorySchema>;
export type StockLevel = InventoryLevels['totalInventory'][number];

/** Most pairs of product and location in a call that names its products by id; by reference the server takes fewer. */
export const INVENTORY_PAIR_LIMIT = 100;

/** The scope expression of a webstore, and the webstore of such an expression (null: it is none). */
export const inventoryScope = (webstoreId: string): string => `webStoreId Eq '${webstoreId}'`;
export const webstoreOfScope = (scope: string): string | null =>
  /^\s*webStoreId\s+Eq\s+'([a-zA-Z0-9]{15,18})'\s*$/i.exec(scope)?.[1] ?? null;
