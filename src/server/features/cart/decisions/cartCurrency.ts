import { ApiProblem } from '../../../problems';
import { sentence } from '../../../texts/sentence';
import type { CartState } from './cartState';

/** The currency of what is added to a cart. */
export interface BroughtCurrency {
  /**
   * The currency in which the prices of what is added were shown: a cart with lines in another currency that is still
   * sold refuses the addition. null: no prices were shown.
   */
  readonly shownIn: string | null;
  /** The currency that an empty cart takes; null: it keeps the one in which it was created. */
  readonly begun: string | null;
}

interface Sold {
  /** The currencies in which the webstore sells. */
  readonly currencies: readonly string[];
  /** The currency of a new cart if nothing else determines it. */
  readonly newCurrency: string;
}

/**
 * The currency of a cart after an addition. A cart keeps the currency in which its first line was added, so that a
 * price shown in one currency never becomes another. A cart without lines, one that does not exist yet (null), and one
 * whose currency is no longer sold take the currency of what is added, if it has one that is sold. Throws
 * CURRENCY_CONFLICT for a product shown in another currency than the cart's.
 */
export function cartCurrency(
  cart: { readonly state: CartState; readonly currency: string } | null,
  { shownIn, begun }: BroughtCurrency,
  { currencies, newCurrency }: Sold,
): string {
  if (cart === null || cart.state.lines.length === 0) {
    return [begun, cart?.currency ?? null].find((one) => one !== null && currencies.includes(one)) ?? newCurrency;
  }
  if (!currencies.includes(cart.currency)) {
    // Nothing is sold in the cart's currency any more, so its lines have no prices. In the currency of what is added
    // they can have prices again.
    return [shownIn, begun].find((one) => one !== null && currencies.includes(one)) ?? newCurrency;
  }
  if (shownIn === null || shownIn === cart.currency) return cart.currency;
  throw new ApiProblem(
    409,
    'CURRENCY_CONFLICT',
    sentence('cart.otherCurrency', { own: cart.currency, other: shownIn }),
  );
}
