import type { SiteInfo } from '../../contract/context/siteInfo';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const member = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);

/** The cache key of the one site-info entry; the endpoint takes no argument. */
export const SITE_INFO_KEY = 'siteInfo(undefined)';

/**
 * The site's own record in the cache, by key and not through the endpoint's selector: the base query stands
 * below every endpoint.
 */
export const siteOf = (state: unknown): SiteInfo | undefined => {
  const data = member(member(member(member(state, 'api'), 'queries'), SITE_INFO_KEY), 'data');
  return isRecord(data) ? (data as unknown as SiteInfo) : undefined;
};
