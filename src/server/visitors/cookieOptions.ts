import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Settings } from '../process/settings';

/**
 * Default options of the server's cookies: not readable by scripts, and sent from other sites only by links to here.
 */
export const cookieOptions = ({
  publicOrigin,
  basePath,
}: Pick<Settings, 'basePath' | 'publicOrigin'>): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: basePath || '/',
  secure: publicOrigin?.startsWith('https:') === true,
});
