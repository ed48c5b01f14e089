import type { CompactSummary } from '../../contract/cart/cart';
import type { CartItems } from '../../contract/cart/cartItem';
import { cartApi } from '../../storefront/features/cart';
import type { RootState } from '../../storefront/kernel/state';

/** What the shopper's page had read of its cart. */
export interface ReadCart {
  readonly summary: CompactSummary | undefined;
  /** The page of lines read last; null while the server was processing the cart. */
  readonly items: CartItems | null | undefined;
}

const selectSummary = cartApi.endpoints.cartSummary.select(undefined);

const isApplicationState = (state: unknown): state is Pick<RootState, 'api'> =>
  typeof state === 'object' && state !== null && 'api' in state;

/** The cache of a state, the same object as long as its entries are unchanged; undefined: the state has no cache. */
export const cacheIn = (state: unknown) => (isApplicationState(state) ? state.api.queries : undefined);

/** The cart that a recorded state knows of. */
export function cartIn(state: unknown): ReadCart {
  if (!isApplicationState(state)) return { summary: undefined, items: undefined };
  let newest: (typeof state.api.queries)[string];
  for (const entry of Object.values(state.api.queries)) {
    if (entry?.endpointName !== 'cartItems' || entry.data === undefined) continue;
    if (!newest || (entry.fulfilledTimeStamp ?? 0) > (newest.fulfilledTimeStamp ?? 0)) newest = entry;
  }
  return {
    // Checked edge: the selector reads only the api's slice.
    summary: selectSummary(state).data,
    // Checked edge: an answer of this endpoint, upcast to today's shape by the replay.
    items: newest?.data as CartItems | null | undefined,
  };
}
