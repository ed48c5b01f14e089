import { LATE_PATHS } from '../../contract/latePaths';
import { PATHS } from '../../contract/paths';
import { CONTENT_PATHS } from '../../contract/content/contentPaths';
import type { CallGroup } from './CallText';

const CONTENTS =
  'By keys, by ids, by type, by `path`, by the path they stand `under`, by `urlName` or by a `searchTerm`, one of these at a time. Contents that do not exist are left out of the list.';

export const siteCalls: CallGroup = {
  tag: 'Site',
  description: 'What a client asks first: the ids of the webstore, what it is set to do, its menus and contents.',
  calls: [
    {
      operationId: 'getSiteInfo',
      method: 'GET',
      path: PATHS.siteInfo,
      summary: 'The ids of this site',
      description:
        'Webstore, site, community and channel, the version of the API, the language and the path below which the shop stands. The addresses of the other calls are made of these ids.',
      callers: 'anybody',
    },
    {
      operationId: 'getSiteConfiguration',
      method: 'GET',
      path: LATE_PATHS.siteConfiguration,
      summary: 'The look of the site as it is published',
      description: 'Sections, texts and settings of its pages. `publishStatus=Draft` is for builders.',
      callers: 'anybody',
    },
    {
      operationId: 'getApplicationContext',
      method: 'GET',
      path: PATHS.applicationContext,
      summary: 'What the webstore is set to do',
      description:
        'Currencies, countries, order statuses, which features are on, and `catalogSnapshotVersionId`, the version of the catalogue now in force. May be kept for five minutes.',
      callers: 'anybody',
    },
    {
      operationId: 'listNavigationMenuItems',
      method: 'GET',
      path: PATHS.navigationMenuItems,
      summary: 'A menu of the site',
      description:
        'By its name (`navigationLinkSetDeveloperName`) or id. An unknown menu is an empty list. `publishStatus=Draft` is for builders.',
      callers: 'anybody',
    },
    {
      operationId: 'listContentsOfSite',
      method: 'GET',
      path: CONTENT_PATHS.listBySite,
      summary: 'Contents of a site',
      description: CONTENTS,
      callers: 'anybody',
    },
    {
      operationId: 'listContentsOfChannel',
      method: 'GET',
      path: CONTENT_PATHS.listByChannel,
      summary: 'Contents of a channel',
      description: CONTENTS,
      callers: 'anybody',
    },
    {
      operationId: 'getContentOfSite',
      method: 'GET',
      path: CONTENT_PATHS.bySite,
      summary: 'A content of a site',
      description: 'A document with its blocks, or a picture with the address of its file. By key or id.',
      callers: 'anybody',
    },
    {
      operationId: 'getContentOfChannel',
      method: 'GET',
      path: CONTENT_PATHS.byChannel,
      summary: 'A content of a channel',
      description: 'As of a site.',
      callers: 'anybody',
    },
    {
      operationId: 'getAiConfiguration',
      method: 'GET',
      path: LATE_PATHS.aiConfiguration,
      summary: 'Whether activities are collected, and where',
      description: 'The address that takes activities, and whether recommendations are on.',
      callers: 'anybody',
    },
    {
      operationId: 'getShopperAgent',
      method: 'GET',
      path: LATE_PATHS.shopperAgent,
      summary: 'Whether there is an assistant',
      description: 'This shop has none, and says so.',
      callers: 'anybody',
    },
  ],
};
