// The light door of tracking: whether activities are taken, and what became of those that were sent.
// It owns the table `activity` and reads the setting `activityTrackingEnabled`. No column of it leads to a person.
// It publishes nothing: recommendations may ask the table by browser or by product.
export { activityRoutes } from './activityRoutes';
export { aiConfigurationRoutes } from './aiConfigurationRoutes';
export { forgottenActivities } from './forgottenActivities';
