import type { PackshotRecord } from '../pictures/packshot/packshotRecord';
import type { PriceRecord, ProductRecord, StockRecord } from '../../server/features/catalog';

/**
 * A product with its prices and stock. Only products that can be sold have prices: a VariationParent and a Set have
 * none. A bundle has no stock of its own either: it depends on the stock of its contents.
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
