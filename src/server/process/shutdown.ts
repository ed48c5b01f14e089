import type { App } from '../app';

const SHUTDOWN_BOUND_MS = 10_000;

/**
 * Stops a server: no new connections, 503 for further requests, running requests finish, the database is closed.
 * Requests that exceed the time limit are cut off; the result is then `forced`.
 */
export async function shutDown(app: App, boundMs: number = SHUTDOWN_BOUND_MS): Promise<'clean' | 'forced'> {
  let timer: NodeJS.Timeout | undefined;
  const bound = new Promise<'forced'>((resolve) => {
    timer = setTimeout(() => resolve('forced'), boundMs);
  });
  const outcome = await Promise.race([app.close().then(() => 'clean' as const), bound]);
  clearTimeout(timer);
  if (outcome === 'forced') app.server.closeAllConnections();
  await app.database.close();
  return outcome;
}
