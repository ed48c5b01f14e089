// The site: what builders decide about the pages, as a draft and live.
// It owns the tables `site_draft` and `site_version`. It publishes the plugin `siteStore`, which provides `app.site`,
// the plugins of its routes, who is a builder, and `writeFirstSite`, which fills a new shop. After that only builders'
// calls change what is live.
export { builderOf, guardBuilders, isBuilder, siteFor } from './builders';
export { writeFirstSite } from './siteTable';
export { builderChanges } from './builderChanges';
export { builderReads } from './builderReads';
export { configurationRoutes } from './configurationRoutes';
export { siteStore } from './siteStore';
