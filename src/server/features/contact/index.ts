// Messages to the shop: stored under a reference, mailed to the shop, deleted after two years (`CONTACT_MONTHS`).
// It owns the table `contact_message`. It publishes the plugin of its call, and the daily `forgottenMessages`.
export { contactRoutes } from './contactRoutes';
export { forgottenMessages } from './forgottenMessages';
