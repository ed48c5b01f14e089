// The context: which webstore this is, its settings, who the caller is, and the guards of a webstore's routes.
// It owns the table `webstore_setting`. It publishes the plugin `webstoreStore`, which provides `app.webstore` (its
// `change` stores settings), the plugins of its routes, and the guards.
export type { ContextSettings, Webstore } from './Webstore';
export { checkWebstore, guardBrowsing, guardWebstore, idIn } from './webstoreScope';
export { currencyAsked, currencyNamed, currencyOfCall, ownCurrency } from './currencies';
export { defaultWebstore } from './Webstore';
export { changesOfShop, shopSettingsOf } from './shopSettings';
export { readWebstore, writeWebstore } from './webstoreSettings';
export type { WebstoreChanges } from './webstoreSettings';
export { contextRoutes } from './contextRoutes';
export { siteInfoRoute } from './siteInfoRoute';
export { sessionRoutes } from './sessionRoutes';
export { shopperAgentRoutes } from './shopperAgentRoutes';
export { userRecordRoutes } from './userRecordRoutes';
export { webstoreStore } from './webstoreStore';
