import { clearInterval, setInterval } from 'node:timers';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AppPlugin } from '../../app';
import { DatabaseProblem } from '../../database/DatabaseProblem';
import { giveUpWork, workSlice } from './work/workSlice';
import { cartsWaiting } from './work/workStore';

declare module 'fastify' {
  interface FastifyInstance {
    readonly cartWork: CartWork;
  }
}

/** Interval between two checks for work that another process has left unfinished, or that failed before. */
const LOOK_MS = 5_000;
/** After this many failures in a row, work is given up. */
const ATTEMPTS = 3;

/** Large changes of carts, which continue after their call has been answered. */
interface CartWork {
  /** Starts the waiting work, without waiting for it. */
  schedule(): void;
  /** Resolves when no work is running in this process; what failed or was interrupted stays stored. */
  idle(): Promise<void>;
}

/** Does one slice; work that keeps failing is ended after a few attempts. Returns whether there is more. */
async function workNext(app: FastifyInstance, cartId: string): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await app.database.write((db) => workSlice(db, app, cartId));
    } catch (error) {
      // An unreachable database is not the work's fault: the work is stored there, and resumes once it can be reached
      // again.
      if (error instanceof DatabaseProblem) throw error;
      app.log.error({ err: error, cartId, attempt }, 'a large change of a cart could not be worked on');
      if (attempt < ATTEMPTS) continue;
      await app.database.write((db) => giveUpWork(db, app, cartId));
      return false;
    }
  }
}

function cartWorkOf(app: FastifyInstance, isClosing: () => boolean): CartWork {
  let isAsked = false;
  let round: Promise<void> = Promise.resolve();

  // Under a lock, so that only one process works on a cart.
  const workOff = (cartId: string) =>
    app.database.withLock(`work of ${cartId}`, async () => {
      await app.steps.reached('cartWorkTaken');
      let hasMore = true;
      while (hasMore && !isClosing()) {
        hasMore = await workNext(app, cartId);
        await app.steps.reached('cartSliceWorked');
        await setImmediate();
      }
    });
  const workAll = async (): Promise<void> => {
    isAsked = false;
    for (const cartId of await cartsWaiting(app.database.read)) {
      if (isClosing()) return;
      await workOff(cartId).catch((error: unknown) => {
        app.log.error({ err: error, cartId }, 'a large change of a cart waits for its next turn');
      });
    }
  };
  return {
    schedule() {
      if (isAsked || isClosing()) return;
      isAsked = true;
      round = round.then(workAll).catch((error: unknown) => {
        app.log.error({ err: error }, 'large changes of carts could not be looked for');
      });
    },
    async idle() {
      for (let last: Promise<void> | null = null; last !== round;) {
        last = round;
        await last;
      }
    },
  };
}

const loadCartWork: AppPlugin = (app, _options, done) => {
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;
  const work = cartWorkOf(app, () => isClosing);
  app.decorate('cartWork', work);
  app.addHook('onReady', (ready) => {
    work.schedule();
    timer = setInterval(() => {
      work.schedule();
    }, LOOK_MS).unref();
    ready();
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    clearInterval(timer);
    await work.idle();
  });
  done();
};

/** Provides `app.cartWork` to every plugin registered after this one, without a scope of its own. */
export const cartWork: AppPlugin = Object.assign(loadCartWork, { [Symbol.for('skip-override')]: true });
