import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Does work in small steps, at the start and once a day: `step` does a little and returns whether there is more. It
 * does not delay the start, other commands run between two steps, and a failure is logged and retried the next day.
 */
export function daily(app: FastifyInstance, name: string, step: () => Promise<boolean>): void {
  let isClosing = false;
  let running = Promise.resolve();
  const work = async (): Promise<void> => {
    try {
      while (!isClosing && (await step())) await setImmediate();
    } catch (error) {
      app.log.error({ err: error, work: name }, 'the daily work failed');
    }
  };
  const begin = () => (running = running.then(work));
  const timer = setInterval(() => void begin(), DAY_MS);
  timer.unref();
  app.addHook('onReady', (done) => {
    void begin();
    done();
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    clearInterval(timer);
    await running;
  });
}
