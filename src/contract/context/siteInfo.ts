import type { Static } from 'typebox';
import type { siteInfoSchema } from './siteInfo.schema';

/** Where the shop stands: the ids and the language every other call is made with. */
export type SiteInfo = Static<typeof siteInfoSchema>;
