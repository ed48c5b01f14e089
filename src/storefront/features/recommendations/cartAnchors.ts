import type { CartItems } from '../../../contract/cart/cartItem';
import { ANCHOR_LIMIT } from '../../../contract/recommendations/recommendations';

/**
 * The products of the cart as anchors of recommendations, at most `ANCHOR_LIMIT`. They are arguments of the call, so a
 * changed cart makes a new call.
 */
export const cartAnchors = ({ cartItems }: CartItems): readonly string[] =>
  cartItems
    .flatMap(({ cartItem }) => cartItem.productId ?? [])
    .sort()
    .slice(0, ANCHOR_LIMIT);
