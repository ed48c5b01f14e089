import type { App } from '../../../../src/server/app';
import { DEMO_PASSWORD } from '../../../../src/demo/accounts';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { SESSION_COOKIE } from '../../../../src/contract/visitorCookies';
import { fromOwnPage } from '../testApp';

/** A browser with a login. */
export interface LoggedIn {
  readonly userId: string;
  /** `name=value`, as in a Cookie header. */
  readonly cookie: string;
  readonly token: string;
  /** The headers of each of its calls. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Logs a demo user in, on an app with the demo accounts (`startTestServer` has them). `cookie` is what the browser had
 * before, such as a guest's; it is sent with every later call too.
 */
export async function logIn(
  app: Pick<App, 'inject'>,
  email = 'boulangerie@comptoir.example',
  cookie?: string,
): Promise<LoggedIn> {
  const reply = await app.inject({
    method: 'POST',
    url: LATE_PATHS.login,
    headers: { ...fromOwnPage, ...(cookie === undefined ? {} : { cookie }) },
    payload: { username: email, password: DEMO_PASSWORD },
  });
  if (reply.statusCode !== 200) throw new Error(`no login for ${email}: ${String(reply.statusCode)} ${reply.body}`);
  const secret = reply.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
  const all = [...(cookie === undefined ? [] : [cookie]), `${SESSION_COOKIE}=${secret}`].join('; ');
  return { ...reply.json<{ userId: string; token: string }>(), cookie: all, headers: { ...fromOwnPage, cookie: all } };
}
