// Products that the shop recommends: on a product's page, in the cart and the mini cart, at home, and where a search
// finds nothing.
// State key: none of its own, the answers are in the API's cache.
// Publishes the shelf and the mini cart's list, which are late code, and the anchors of a cart.
export { cartAnchors } from './cartAnchors';
export { miniCartRecommendations } from './lazyMiniCartRecommendations';
export { recommendationShelf } from './lazyRecommendationShelf';
