// A shop in front of another webstore's commerce server (`COMMERCE_ORIGIN`): it renders and serves the pages, answers
// the site info itself, and forwards the other calls of the contract to that server. It owns no table; its database
// stays empty. Publishes gatewayPlugins, the whole server.
import type { AppPlugin } from '../app';
import { siteInfoRoute } from '../features/context';
import { trackingPageRoutes } from '../features/tracking';
import { pageRenderer } from '../pages/pageRenderer';
import { forwardedCalls } from './forwardedCalls';
import { pagesInFront } from './pagesInFront';
import { siteBehind } from './siteBehind';

/**
 * Every plugin of a gateway, in order: pages come last, with their wildcard. Only the commerce server behind it can
 * identify its callers.
 */
export const gatewayPlugins: readonly AppPlugin[] = [
  pageRenderer,
  siteBehind,
  siteInfoRoute,
  trackingPageRoutes,
  forwardedCalls,
  pagesInFront,
];
