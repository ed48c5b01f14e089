import { clearInterval, setInterval } from 'node:timers';
import type { FastifyInstance } from 'fastify';

const LOOK_MS = 3_000;

/**
 * Keeps this process's copy in memory up to date if other processes may change the database: `refresh` checks for
 * changes and adopts them. One check at a time; a failure is logged, and the next check tries again.
 */
export function followChanges(app: FastifyInstance, name: string, refresh: () => Promise<void>): void {
  if (!app.database.isShared) return;
  let checking: Promise<void> | null = null;
  const check = async (): Promise<void> => {
    try {
      await refresh();
    } catch (error) {
      app.log.warn({ err: error, state: name }, 'what other processes have changed could not be read');
    }
  };
  const timer = setInterval(() => {
    checking ??= check().finally(() => (checking = null));
  }, LOOK_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await checking;
  });
}
