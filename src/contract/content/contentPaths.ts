import { API_VERSION } from '../constants';
import { ID_PREFIXES } from '../ids';

const CONNECT = '/services/data/:version/connect';

/** Managed content by site or by channel (CMS-01), apart from the shop's other calls: only late code asks for it. */
export const CONTENT_PATHS = {
  bySite: `${CONNECT}/sites/:siteId/cms/delivery/contents/:contentKeyOrId`,
  byChannel: `${CONNECT}/cms/delivery/channels/:channelId/contents/:contentKeyOrId`,
} as const;

/** Where the bytes of a content are. */
export const MEDIA_PATH = '/sfsites/c/cms/delivery/media';

/**
 * The path of one content: the id's first letters say whether it is a site's or a channel's. null where there is no
 * such thing to ask for: neither of them, or nothing named (CMS-01).
 */
export const contentPath = (channelOrSiteId: string, contentKeyOrId: string): string | null => {
  const kinds: Readonly<Record<string, string>> = {
    [ID_PREFIXES.site]: CONTENT_PATHS.bySite,
    [ID_PREFIXES.channel]: CONTENT_PATHS.byChannel,
  };
  const path = kinds[channelOrSiteId.slice(0, 3)];
  if (path === undefined || contentKeyOrId.trim() === '') return null;
  const values = [API_VERSION, channelOrSiteId, contentKeyOrId];
  return path.replace(/:[a-zA-Z]+/g, () => encodeURIComponent(values.shift() ?? ''));
};
