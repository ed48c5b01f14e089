// Explains prices to support: those of placed orders, and today's prices of products.
// It owns the table `order_price_view`, the audit log of viewed orders.
// It publishes the plugin of its routes, which needs `webstoreStore` and `catalogStore` before it.
export { priceTraceRoutes } from './priceTraceRoutes';
