// Activities of shoppers, reported for statistics: whether they are accepted, storing, counting and deleting them; and
// the answer to the consent question if no script stores it. Searches among them are also counted by term, by the
// feature search.
// It owns the table `activity`, no column of which leads to a person, and reads the settings `activityTrackingEnabled`
// and TRACKING_PAGE.
// It publishes its plugins; recommendations may query the table by browser or by product.
export { activityCountRoutes } from './activityCountRoutes';
export { activityRoutes } from './activityRoutes';
export { aiConfigurationRoutes } from './aiConfigurationRoutes';
export { consentRoutes } from './consentRoutes';
export { forgottenActivities } from './forgottenActivities';
export { trackingPageRoutes } from './trackingPageRoutes';
export { lastViewed, viewsBetween } from './viewedProducts';
