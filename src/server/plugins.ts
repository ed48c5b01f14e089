import type { AppPlugin } from './app';
import { callPlugins } from './features/callPlugins';
import { paymentFrame } from './features/payments';
import { announceBuilds } from './pages/announceBuilds';
import { pagesPlugin } from './pages/pagesPlugin';

/** Who joins the shop, in order: the calls, what a build shows beside the shop, then its pages, whose wildcard comes last. */
export const plugins: readonly AppPlugin[] = [
  ...callPlugins,
  paymentFrame,
  ...(process.env['COMPTOIR_DEV_SERVER'] ? [announceBuilds] : []),
  pagesPlugin,
];
