// Prices: what products cost a caller, with tiers, and after promotions.
// It owns no table: prices come with the catalogue, promotions from their own feature.
// It publishes the plugins of its routes; the form of a price in answers belongs to the catalogue.
export { priceRoutes } from './priceRoutes';
export { evaluateProductsRoute } from './evaluateProductsRoute';
