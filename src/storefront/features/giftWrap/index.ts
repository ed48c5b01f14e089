// Gift wrap for an order, in the cart.
// State key: none of its own, the answers are in the API's cache; a chosen wrap is a line of the cart.
// Publishes whether it is offered, and the offer, which is late code.
export { giftWrapOffer } from './lazyGiftWrapOffer';
export { selectGiftWrapOffered } from './giftWrapSelectors';
