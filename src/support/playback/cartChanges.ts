import type { WatchStates } from '../player/openRecording';
import type { CartItems } from '../../contract/cart/cartItem';
import { cacheIn, cartIn, type ReadCart } from './cartIn';
import type { PlaybackPosition } from './playbackSlice';

/** What the shopper's page knew of its cart from a place on. Counts and money as in the API; null: not read. */
export interface CartChange extends PlaybackPosition {
  readonly pieces: string | null;
  readonly products: number | null;
  /** All with tax and delivery. */
  readonly total: string | null;
}

const isSame = (one: CartChange | undefined, other: CartChange): boolean =>
  one?.pieces === other.pieces && one.products === other.products && one.total === other.total;

/** A recording may hold any answer: one without a summary must not end the comparison of its states. */
const totalOf = (items: ReadCart['items']): string | null => {
  const summary: Partial<CartItems['cartSummary']> | undefined = items?.cartSummary;
  return summary?.grandTotalAmount ?? null;
};

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
    const change = {
      part,
      position,
      pieces: summary?.totalProductCount ?? null,
      products: summary?.uniqueProductCount ?? null,
      total: totalOf(items),
    };
    if (!isSame(found.at(-1), change)) found.push(change);
  };
  return {
    watch,
    changes: (): readonly CartChange[] => found,
  };
}
