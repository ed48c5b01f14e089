// The light door of the site: what builders decide about the pages, as a draft and live.
// It owns the tables `site_draft` and `site_version`; `app.site` is there once the plugin `siteStore` is registered.
// It publishes nothing by itself: what is live changes by the builder's own calls alone.
export { builderOf, isBuilder, siteFor } from './builders';
