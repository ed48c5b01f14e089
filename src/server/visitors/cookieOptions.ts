import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Settings } from '../process/settings';

/** How every cookie of the shop that says who somebody is is kept: out of reach of scripts and of other sites' calls. */
export const cookieOptions = ({ publicOrigin }: Pick<Settings, 'publicOrigin'>): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: publicOrigin?.startsWith('https:') === true,
});
