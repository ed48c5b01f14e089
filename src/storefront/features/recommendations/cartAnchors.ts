import type { CartItems } from '../../../contract/cart/cartItem';
import { ANCHOR_LIMIT } from '../../../contract/recommendations/recommendations';

/** The products of a page of the cart, as anchors: named, so that other products in the cart are another question. */
export const cartAnchors = ({ cartItems }: CartItems): readonly string[] =>
  cartItems
    .flatMap(({ cartItem }) => cartItem.productId ?? [])
    .sort()
    .slice(0, ANCHOR_LIMIT);
