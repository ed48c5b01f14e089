import type { AppPlugin } from './app';
import { callPlugins } from './callPlugins';
import { announceBuilds } from './pages/announceBuilds';
import { pagesPlugin } from './pages/pagesPlugin';
import { sitemapRoutes } from './pages/sitemap';
import type { ShopExtension } from './ShopExtension';

/**
 * Every plugin of the server, in order: the calls, what a build shows beside the shop, then its pages, whose wildcard
 * comes last. The calls have their list in a file of its own because the pages bring the storefront and need a build:
 * a server of calls alone does without both.
 */
export const plugins = (extension?: ShopExtension): readonly AppPlugin[] => [
  ...callPlugins(extension),
  ...(extension?.pages ?? []),
  ...(process.env['COMPTOIR_DEV_SERVER'] ? [announceBuilds] : []),
  sitemapRoutes,
  pagesPlugin,
];
