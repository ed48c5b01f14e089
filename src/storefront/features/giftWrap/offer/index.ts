// The choice of gift wrap; late code.
// State key: none.
// Publishes the module of the lazy component, and how a page reads what it shows.
export { giftWrapOfferModule } from './GiftWrapOffer';
export { readGiftWrap } from './readGiftWrap';
