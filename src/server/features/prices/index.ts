// Prices: what products cost a caller, with tiers, and after promotions.
// It owns no table: prices come with the catalogue, promotions from their own feature. It publishes the plugins of its
// routes; how a price is written in answers, the catalogue says.
export { priceRoutes } from './priceRoutes';
export { evaluateProductsRoute } from './evaluateProductsRoute';
