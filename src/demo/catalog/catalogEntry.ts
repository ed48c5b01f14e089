import type { PackshotRecord } from '../pictures/packshot/packshotRecord';
import type { PriceRecord, ProductRecord, StockRecord } from '../../server/features/catalog';

/**
 * A product with its prices and stock. A VariationParent and a Set cannot be sold themselves and have neither. A Bundle
 * has a price, but no stock of its own: how many can be sold depends on the stock of its contents.
 */
export interface CatalogEntry {
  readonly product: ProductRecord;
  /** The description from which its picture is drawn. */
  readonly packshot: PackshotRecord;
  readonly prices: readonly PriceRecord[];
  readonly stock: StockRecord | null;
}

/** Monday 1 September 2025, midnight in Paris: the demo catalogue's date. */
const CATALOG_DATE = Date.UTC(2025, 7, 31, 22);
const DAY = 86_400_000;

/** When a product was added to the catalogue: up to two years before the catalogue's date. */
export const createdAtFor = (steady: number): number => CATALOG_DATE - (steady % 730) * DAY;
