import type { AppPlugin } from './app';
import { callPlugins } from './callPlugins';
import { announceBuilds } from './pages/announceBuilds';
import { apiPage } from './pages/tools/apiPage';
import { pageRenderer } from './pages/pageRenderer';
import { pagesPlugin } from './pages/pagesPlugin';
import { sitemapRoutes } from './pages/sitemap';
import type { ShopExtension } from './ShopExtension';

/**
 * Every plugin of the server, in order: the one that renders pages, because it takes longest to start; the calls; the
 * extension's pages; the sitemap and the page of the webstore API; then the shop's pages, whose wildcard comes last.
 * The calls are listed in a separate file because pages need the storefront and a build, which a server with calls
 * alone does not have.
 */
export const plugins = (extension?: ShopExtension): readonly AppPlugin[] => [
  pageRenderer,
  ...callPlugins(extension),
  ...(extension?.pages ?? []),
  ...(process.env['COMPTOIR_DEV_SERVER'] ? [announceBuilds] : []),
  sitemapRoutes,
  apiPage,
  pagesPlugin,
];
