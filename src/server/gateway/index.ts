// A shop in front of another webstore's commerce server (`COMMERCE_ORIGIN`): it renders and serves the pages, and hands every
// call of the contract on to that server. It owns no table; its database stays empty.
// Publishes gatewayPlugins, the whole server.
import type { AppPlugin } from '../app';
import { siteInfoRoute } from '../features/context';
import { trackingPageRoutes } from '../features/tracking';
import { pageRenderer } from '../pages/pageRenderer';
import { forwardedCalls } from './forwardedCalls';
import { pagesInFront } from './pagesInFront';
import { siteBehind } from './siteBehind';

/**
 * Every plugin of a gateway, in order: pages come last, with their wildcard. Its callers are known to the commerce server behind it
 * alone.
 */
export const gatewayPlugins: readonly AppPlugin[] = [
  pageRenderer,
  siteBehind,
  siteInfoRoute,
  trackingPageRoutes,
  forwardedCalls,
  pagesInFront,
];
