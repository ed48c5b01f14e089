// Recommendations: products from what was ordered, looked at, and what is alike.
// It owns no table: orders come from `offers`, views from `tracking`. It publishes the plugin of its route, which needs
// `catalogStore` and `offerStore` before it.
export { recommendationRoutes } from './recommendationRoutes';
