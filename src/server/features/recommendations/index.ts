// Recommendations: products chosen by orders, views and similarity.
// It owns no table: orders come from `offers`, views from `tracking`. It reads the setting `recommendationsEnabled`.
// It publishes the plugin of its route, which needs `catalogStore` and `offerStore` before it.
export { recommendationRoutes } from './recommendationRoutes';
