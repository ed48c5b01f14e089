import { API_VERSION } from '../constants';
import { ID_PREFIXES } from '../ids';

const CONNECT = '/services/data/:version/connect';
const OF_SITE = `${CONNECT}/sites/:siteId/cms/delivery/contents`;
const OF_CHANNEL = `${CONNECT}/cms/delivery/channels/:channelId/contents`;

/**
 * Managed content by site or by channel (CMS-01). In a file of their own, because in browsers only late code uses them.
 */
export const CONTENT_PATHS = {
  listBySite: OF_SITE,
  listByChannel: OF_CHANNEL,
  bySite: `${OF_SITE}/:contentKeyOrId`,
  byChannel: `${OF_CHANNEL}/:contentKeyOrId`,
} as const;

/** Path of the files of contents (CMS-02). */
export const MEDIA_PATH = '/sfsites/c/cms/delivery/media';
/** Path of file assets by name; the parameter `v` is the version (CMS-05). */
export const ASSET_PATH = '/sfsites/c/file-asset';

/** The address of a file asset (CMS-05). */
export const assetAddress = (name: string, version: string): string =>
  `${ASSET_PATH}/${encodeURIComponent(name)}?v=${encodeURIComponent(version)}`;

/** The address of a content's bytes (CMS-02). */
export const mediaAddress = (contentKey: string): string => `${MEDIA_PATH}/${encodeURIComponent(contentKey)}`;

function filled(path: string, values: readonly string[]): string {
  const rest = [...values];
  return path.replace(/:[a-zA-Z]+/g, () => encodeURIComponent(rest.shift() ?? ''));
}

/** Sites and channels are distinguished by the prefix of their ids; null for any other id. */
function byPrefix(channelOrSiteId: string, ofSite: string, ofChannel: string): string | null {
  const kinds: Readonly<Record<string, string>> = { [ID_PREFIXES.site]: ofSite, [ID_PREFIXES.channel]: ofChannel };
  return kinds[channelOrSiteId.slice(0, 3)] ?? null;
}

/** The path of the list of contents; null for an id that is neither a site's nor a channel's (CMS-01). */
export function contentsPath(channelOrSiteId: string): string | null {
  const path = byPrefix(channelOrSiteId, CONTENT_PATHS.listBySite, CONTENT_PATHS.listByChannel);
  return path === null ? null : filled(path, [API_VERSION, channelOrSiteId]);
}

/** The path of one content; null for an id that is neither a site's nor a channel's, or without a key (CMS-01). */
export function contentPath(channelOrSiteId: string, contentKeyOrId: string): string | null {
  const path = byPrefix(channelOrSiteId, CONTENT_PATHS.bySite, CONTENT_PATHS.byChannel);
  if (path === null || contentKeyOrId.trim() === '') return null;
  return filled(path, [API_VERSION, channelOrSiteId, contentKeyOrId]);
}
