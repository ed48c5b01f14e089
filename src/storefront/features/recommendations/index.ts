// Products that the shop recommends: on a product's page, in the cart, at home, and where a search finds nothing.
// State key: none of its own, the answers are in the API's cache.
// Publishes the shelf, which is late code.
export { recommendationShelf } from './lazyRecommendationShelf';
