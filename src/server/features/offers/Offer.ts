import type { Audience, CatalogSnapshot, PriceBook } from '../catalog';
import type { PurchaseCounts } from './purchaseCounts';
import type { SoldOutRows } from './soldOutRows';

/** What the shop offers a caller: the catalogue as they see it, at their prices, with what is left of it. Immutable. */
export interface Offer {
  readonly snapshot: CatalogSnapshot;
  /** In the currency of the call. */
  readonly prices: PriceBook;
  readonly audience: Audience;
  /** null: the shop keeps no inventory, or it could not be read. */
  readonly soldOut: SoldOutRows | null;
  /** What all customers buy. */
  readonly purchases: PurchaseCounts;
}
