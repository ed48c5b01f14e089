import type { Static } from 'typebox';
import { allOpen } from '../privacy';
import type { PrivacyMap } from '../privacy';
import type { loginBody, loginReply, siteInfoSchema } from './siteInfo.schema';

/** Where the shop stands: the ids and the language every other call is made with. */
export type SiteInfo = Static<typeof siteInfoSchema>;
export type LoginBody = Static<typeof loginBody>;
export type LoginReply = Static<typeof loginReply>;

export const siteInfoPrivacy = allOpen;
export const loginBodyPrivacy = { username: 'personal', password: 'secret' } as const satisfies PrivacyMap;
export const loginReplyPrivacy = { token: 'secret' } as const satisfies PrivacyMap;
