// Why prices are what they are, for support: of placed orders, and of products by today's prices.
// It owns the table `order_price_view`, the audit log of orders looked at. It publishes the plugin of its routes, which needs `webstoreStore` and `catalogStore` before it.
export { priceTraceRoutes } from './priceTraceRoutes';
