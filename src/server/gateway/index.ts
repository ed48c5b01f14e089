// A shop in front of another webstore's commerce server (`COMMERCE_ORIGIN`): it renders and serves the pages, answers
// the site info and the page for statistics itself, and forwards the other calls of the contract to that server. It
// owns no table; nothing is written to its database. Publishes gatewayPlugins, the whole server.
import type { AppPlugin } from '../app';
import { siteInfoRoute } from '../features/context';
import { trackingPageRoutes } from '../features/tracking';
import { pageRenderer } from '../pages/pageRenderer';
import { forwardedCalls } from './forwardedCalls';
import { pagesInFront } from './pagesInFront';
import { siteBehind } from './siteBehind';

/**
 * Every plugin of a gateway, in order: pages come last, with their wildcard. No plugin identifies callers, which only
 * the commerce server behind can do.
 */
export const gatewayPlugins: readonly AppPlugin[] = [
  pageRenderer,
  siteBehind,
  siteInfoRoute,
  trackingPageRoutes,
  forwardedCalls,
  pagesInFront,
];
