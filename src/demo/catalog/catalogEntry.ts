import type { PriceRecord, ProductRecord, StockRecord } from '../../server/features/catalog';

/** A product with its prices and stock. Only what can be sold has them: a VariationParent has neither. */
export interface CatalogEntry {
  readonly product: ProductRecord;
  readonly prices: readonly PriceRecord[];
  readonly stock: StockRecord | null;
}

/** Monday 1 September 2025, Paris midnight: the day the demo catalogue stands on. */
const CATALOG_DATE = Date.UTC(2025, 7, 31, 22);
const DAY = 86_400_000;

/** When a product came into the catalogue: up to two years before the catalogue's day. */
export const createdAtFor = (steady: number): number => CATALOG_DATE - (steady % 730) * DAY;
