// Gift wrap for an order, in the cart.
// State key: none of its own, the answers are in the API's cache; a chosen wrap is a line of the cart.
// Publishes whether it is offered, the offer, which is late code, and how a page reads its products.
export { giftWrapOffer } from './lazyGiftWrapOffer';
export { loadGiftWrap } from './loadGiftWrap';
export { selectGiftWrapOffered } from './giftWrapSelectors';
