// What people write to the shop by its form: kept under a reference, mailed to the shop, forgotten after two years.
// It owns the table `contact_message`.
// It publishes the plugin of its call, and the daily `forgottenMessages`.
export { contactRoutes } from './contactRoutes';
export { forgottenMessages } from './forgottenMessages';
