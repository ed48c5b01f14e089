import type { WatchStates } from '../player/openRecording';
import type { CartItems } from '../../contract/cart/cartItem';
import { cacheIn, cartIn, type ReadCart } from './cartIn';
import type { PlaybackPosition } from './playbackSlice';

/** What the shopper's page knew of its cart from a position on, as the webstore API writes it; null: not read. */
export interface CartChange extends PlaybackPosition {
  readonly pieces: string | null;
  readonly products: number | null;
  /** The total with tax and delivery. */
  readonly total: string | null;
}

const isSame = (one: CartChange | undefined, other: CartChange): boolean =>
  one?.pieces === other.pieces && one.products === other.products && one.total === other.total;

/** A recording may hold any answer: one without a summary must not end the comparison of its states. */
function summaryOf(items: ReadCart['items']): Partial<CartItems['cartSummary']> {
  const summary: Partial<CartItems['cartSummary']> | undefined = items?.cartSummary;
  return summary ?? {};
}

/** Notes each change of the cart while the states of a recording are computed one after the other. */
export function watchCarts() {
  let found: CartChange[] = [];
  let seen: unknown;
  const forget = () => {
    found = [];
    seen = undefined;
  };
  const watch: WatchStates = (part, position, state) => {
    if (part === 0 && position === 0) forget();
    const cache = cacheIn(state);
    if (cache === seen) return;
    seen = cache;
    const { summary, items } = cartIn(state);
    if (!summary && !items) return;
    const lines = summaryOf(items);
    // Counts and lines are separate answers: between the two they describe different carts.
    if (summary && lines.totalProductCount !== undefined && lines.totalProductCount !== summary.totalProductCount)
      return;
    const counted = summary ?? lines;
    const change = {
      part,
      position,
      pieces: counted.totalProductCount ?? null,
      products: counted.uniqueProductCount ?? null,
      total: lines.grandTotalAmount ?? null,
    };
    if (!isSame(found.at(-1), change)) found.push(change);
  };
  return {
    watch,
    changes: (): readonly CartChange[] => found,
  };
}
