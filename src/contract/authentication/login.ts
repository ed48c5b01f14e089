import type { Static } from 'typebox';
import type { loginBody, loginReply } from './login.schema';

/** The body of a login, as JSON or as a form; `startUrl` (a path of this site) is where a form redirects to. */
export type LoginBody = Static<typeof loginBody>;
/** The token is for clients without cookies: `Authorization: Bearer <token>`. It ends with the session. */
export type LoginReply = Static<typeof loginReply>;
