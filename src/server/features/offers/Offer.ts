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
  /**
   * What everybody else with this audience is offered at these prices; missing where it is the same. It differs in
   * `soldOut`: what the caller's own carts have reserved is not sold out for the caller.
   */
  readonly shared?: Offer;
}
