import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Settings } from '../process/settings';

/** Options of every cookie that identifies somebody: out of reach of scripts and of other sites' calls. */
export const cookieOptions = ({
  publicOrigin,
  basePath,
}: Pick<Settings, 'basePath' | 'publicOrigin'>): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: basePath || '/',
  secure: publicOrigin?.startsWith('https:') === true,
});
