import type { Audience, CatalogSnapshot, PriceBook } from '../catalog';
import type { PurchaseCounts } from './purchaseCounts';
import type { SoldOutRows } from './soldOutRows';

/** What the shop offers a caller: the catalogue as they see it, at their prices, with availability. Immutable. */
export interface Offer {
  readonly snapshot: CatalogSnapshot;
  /** Prices in the currency of the call. */
  readonly prices: PriceBook;
  readonly audience: Audience;
  /** null: the shop tracks no inventory, or it could not be read. */
  readonly soldOut: SoldOutRows | null;
  /** What all customers buy. */
  readonly purchases: PurchaseCounts;
}
