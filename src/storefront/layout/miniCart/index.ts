// The content of the mini cart besides the cart itself, as the site is configured.
// State key: none.
// Publishes the content below the mini cart's lines, which is late code.
export { belowMiniCart } from './lazyBelowMiniCart';
