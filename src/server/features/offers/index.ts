// Offers: the catalogue as a caller sees it, at their prices, with what is sold out and what customers buy. Search and
// recommendations choose from it.
// It owns no table. It publishes `offerStore`, which provides `app.offers`, and what an offer consists of.
export type { Baskets, BoughtWith } from './baskets';
export type { Offer } from './Offer';
export { NO_OWN_PURCHASES, offerStore } from './offerStore';
export type { OwnPurchases } from './offerStore';
export { offeredProduct } from './offeredProduct';
export { groupPurchaseShares } from './purchaseShares';
export { offeredUnitCents } from './unitCents';
