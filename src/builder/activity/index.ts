// How often shoppers did what on recent days, for those who edit the site.
// State key: none; the counts live in the API's cache. Publishes the endpoint and the dialog with the table.
export { activityApi } from './activityApi';
export { ActivityDialog } from './ActivityDialog';
