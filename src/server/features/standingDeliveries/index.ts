// Standing deliveries: what was ordered under a selling model with a rhythm is delivered again and again.
// It owns the table `standing_delivery`; days are computed by `commerce/delivery/standingDates`. It publishes the plugin
// of its routes, and how an order begins its own.
export { beginStandingDeliveries } from './beginStandingDeliveries';
export { standingRoutes } from './standingRoutes';
