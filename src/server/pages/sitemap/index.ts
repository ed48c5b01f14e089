// robots.txt and sitemap.xml: what search engines may read, and every page that they should know. Made in memory from
// the catalogue as guests see it and the live contents.
// Publishes the plugin sitemapRoutes, and sitemapOf for a sitemap with parts of another size.
export { sitemapOf, sitemapRoutes } from './sitemapRoutes';
