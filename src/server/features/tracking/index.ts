// Activities of shoppers, reported for statistics: whether they are taken, taking, counting and forgetting them.
// It owns the table `activity`, no column of which leads to a person, and reads the settings `activityTrackingEnabled` and
// TRACKING_PAGE.
// It publishes its plugins; recommendations may ask the table by browser or by product.
export { activityCountRoutes } from './activityCountRoutes';
export { activityRoutes } from './activityRoutes';
export { aiConfigurationRoutes } from './aiConfigurationRoutes';
export { forgottenActivities } from './forgottenActivities';
export { trackingPageRoutes } from './trackingPageRoutes';
