import type { AppPlugin } from './app';
import { cartCommands, cartReads } from './features/cart';
import { commercePlugins } from './features/commercePlugins';
import { announceBuilds } from './pages/announceBuilds';
import { pagesPlugin } from './pages/pagesPlugin';

/** Who joins the shop, in order: what the catalogue needs, each noun's calls, then the pages, whose wildcard comes last. */
export const plugins: readonly AppPlugin[] = [
  ...commercePlugins,
  cartCommands,
  cartReads,
  ...(process.env['COMPTOIR_DEV_SERVER'] ? [announceBuilds] : []),
  pagesPlugin,
];
