import type { SiteInfo } from '../../contract/context/siteInfo';
import { SERVER_PAGE_PREFIX } from '../../contract/constants';
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

/** Whether a path is another server's page, by what the site has published (LNK-02); read by key like the site itself. */
export const isServerPage = (state: unknown, pathname: string): boolean => {
  const key = 'siteConfiguration(undefined)';
  const prefix = at(state, 'api', 'queries', key, 'data', 'settings', 'serverPagePrefix');
  return pathname.startsWith(typeof prefix === 'string' ? prefix : SERVER_PAGE_PREFIX);
};
