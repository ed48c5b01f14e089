// Who is asking and what the webstore allows: site, application and session context.
// State key: none of its own, the answers live in the API's cache.
// Publishes the context endpoints, and the language of data on a page.
export { contextApi } from './contextApi';
export { useDataLanguage } from './useDataLanguage';
