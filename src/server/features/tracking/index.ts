// Activities of shoppers, reported for statistics: whether they are accepted, storing, counting and deleting them; and
// the answer to the consent question if no script stores it. Searches among them are also counted by term, by the
// feature search.
// It owns the table `activity`, no column of which leads to a person, and reads the webstore's settings
// `activityTrackingEnabled` and `recommendationsEnabled`, and the server's TRACKING_PAGE.
// It publishes its plugins, and two queries for recommendations: what a browser viewed last, and views by product.
export { activityCountRoutes } from './activityCountRoutes';
export { activityRoutes } from './activityRoutes';
export { aiConfigurationRoutes } from './aiConfigurationRoutes';
export { consentRoutes } from './consentRoutes';
export { forgottenActivities } from './forgottenActivities';
export { trackingPageRoutes } from './trackingPageRoutes';
export { lastViewed, viewsBetween } from './viewedProducts';
