import type { SiteInfo } from '../../contract/context/siteInfo';
import { at } from './scope';

/** The cache key of the one site-info entry; the endpoint takes no argument. */
export const SITE_INFO_KEY = 'siteInfo(undefined)';

/**
 * The site's own record in the cache, by key and not through the endpoint's selector: the base query stands
 * below every endpoint.
 */
export const siteOf = (state: unknown): SiteInfo | undefined => {
  const data = at(state, 'api', 'queries', SITE_INFO_KEY, 'data');
  return typeof data === 'object' && data !== null ? (data as SiteInfo) : undefined;
};
