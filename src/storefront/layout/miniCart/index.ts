// What the site wants in the mini cart besides the cart.
// State key: none.
// Publishes the content below the mini cart's lines, which is late code.
export { belowMiniCart } from './lazyBelowMiniCart';
