import { ApiProblem } from '../../../problems';
import { sentence } from '../../../texts/sentence';
import type { CartState } from './cartState';

/** The currency of what is brought to a cart. */
export interface BroughtCurrency {
  /** Its prices were shown in it, so that it may join no cart in another one; null: none was shown. */
  readonly shownIn: string | null;
  /** Of a cart that has nothing yet; null: whichever it was made in. */
  readonly begun: string | null;
}

interface Sold {
  /** In which the webstore sells. */
  readonly currencies: readonly string[];
  /** In which a cart is begun of which nothing else is known. */
  readonly newCurrency: string;
}

/**
 * The currency of a cart once something is brought to it. It keeps that in which its first line was added: what was shown
 * at one price never turns into another. A cart without lines, one that has yet to be made (null), and one whose currency
 * was given up take the one in which it is begun. Throws CURRENCY_CONFLICT for what was shown in another currency than the cart's.
 */
export const cartCurrency = (
  cart: { readonly state: CartState; readonly currency: string } | null,
  { shownIn, begun }: BroughtCurrency,
  { currencies, newCurrency }: Sold,
): string => {
  if (cart === null || cart.state.lines.length === 0) {
    return [begun, cart?.currency ?? null].find((one) => one !== null && currencies.includes(one)) ?? newCurrency;
  }
  if (!currencies.includes(cart.currency)) {
    // Nothing is sold any more in the currency of these lines: with what joins them they have prices again.
    return [shownIn, begun].find((one) => one !== null && currencies.includes(one)) ?? newCurrency;
  }
  if (shownIn === null || shownIn === cart.currency) return cart.currency;
  throw new ApiProblem(
    409,
    'CURRENCY_CONFLICT',
    sentence('cart.otherCurrency', { own: cart.currency, other: shownIn }),
  );
};
