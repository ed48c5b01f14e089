// Prices: what products cost a caller, with tiers, and after promotions.
// It owns no table: prices come with the catalogue, promotions from their own feature. It publishes the plugins of its
// routes, and the view of a price for other answers.
export { priceRoutes } from './priceRoutes';
export { linePrice, wirePrice } from '../catalog';
export { evaluateProductsRoute } from './evaluateProductsRoute';
