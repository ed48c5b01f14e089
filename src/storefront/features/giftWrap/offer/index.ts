// The choice of gift wrap; late code.
// State key: none.
// Publishes the module of the lazy component.
export { giftWrapOfferModule, type GiftWrapOfferProps } from './GiftWrapOffer';
