import type { Static } from 'typebox';
import type { siteInfoSchema } from './siteInfo.schema';

/** Ids and language of the shop, which most other calls need. */
export type SiteInfo = Static<typeof siteInfoSchema>;
