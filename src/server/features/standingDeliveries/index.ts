// Standing deliveries: repeated deliveries of what was ordered under a recurring selling model.
// It owns the table `standing_delivery`; days are computed by `commerce/delivery/standingDates`.
// It publishes the plugin of its routes, and how an order creates its own.
export { beginStandingDeliveries } from './beginStandingDeliveries';
export { standingRoutes } from './standingRoutes';
