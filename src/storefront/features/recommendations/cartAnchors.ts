import type { CartItems } from '../../../contract/cart/cartItem';
import { ANCHOR_LIMIT } from '../../../contract/recommendations/recommendations';

/** The products of the cart that recommendations are asked for. They are arguments of the call, so another cart asks anew. */
export const cartAnchors = ({ cartItems }: CartItems): readonly string[] =>
  cartItems
    .flatMap(({ cartItem }) => cartItem.productId ?? [])
    .sort()
    .slice(0, ANCHOR_LIMIT);
