// Gift wrap for an order, in the cart.
// State key: none of its own, the answers are in the API's cache; a chosen wrap is a line of the cart.
// Publishes whether gift wrap is offered, the choice of it, which is late code, and how a page reads the kinds of wrap.
export { giftWrapOffer } from './lazyGiftWrapOffer';
export { loadGiftWrap } from './loadGiftWrap';
export { selectGiftWrapOffered } from './giftWrapSelectors';
