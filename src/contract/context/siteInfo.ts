import type { Static } from 'typebox';
import type { siteInfoSchema } from './siteInfo.schema';

/** Ids and language of the shop, which every other call needs. */
export type SiteInfo = Static<typeof siteInfoSchema>;
