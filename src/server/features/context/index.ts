// The light door of the context: which webstore this is, its settings, and the guards of its routes.
// It owns the table `webstore_setting`; `app.webstore` is there once the plugin `webstoreStore` is registered.
// It publishes nothing by itself: `app.webstore.change` stores settings and shows them from then on.
export type { ContextSettings } from './Webstore';
export { checkWebstore, guardBrowsing, guardWebstore, idIn } from './webstoreScope';
