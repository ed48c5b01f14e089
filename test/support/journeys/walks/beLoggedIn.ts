import type { BrowserContext } from 'playwright-core';
import { LATE_PATHS } from '../../../../src/contract/latePaths';

interface Login {
  readonly email: string;
  readonly password: string;
}

/** Logs a browser in without a page, for a journey that is about something else than the login. */
export async function beLoggedIn({ request }: BrowserContext, { email, password }: Login): Promise<void> {
  const reply = await request.post(LATE_PATHS.login, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { username: email, password },
  });
  if (!reply.ok()) throw new Error(`No login for ${email}: ${String(reply.status())} ${await reply.text()}`);
}
