import { clearInterval, setInterval } from 'node:timers';
import type { FastifyInstance } from 'fastify';
import type { AppPlugin } from '../../app';
import type { CommandDatabase } from '../../database/Database';
import { releaseEnded } from '../inventory';
import { issueDueInvoices } from '../invoices';
import { sendDueMails } from '../orders';
import { untouchedSince } from './checkoutStore';
import { endCheckout } from './commands/checkoutCommands';
import { CHECKOUT_LIFETIME_MS } from './decisions/checkoutState';
import { RunningPayments } from './payments/RunningPayments';
import { settleAll, voidAllDue } from './payments/settlePayments';

declare module 'fastify' {
  interface FastifyInstance {
    readonly ordering: Ordering;
  }
}

const RECOVERY_INTERVAL_MS = 60_000;

/** Background work around orders. */
export interface Ordering {
  readonly payments: RunningPayments;
  /** Runs work in the background; its errors are logged. */
  schedule(work: () => Promise<void>): void;
  /** Starts voiding the payments that are marked for it. */
  scheduleVoids(): void;
  /** Starts sending the mails that are due. */
  scheduleMail(): void;
  /**
   * Repairs what was left unfinished: payments without an answer, expired reservations and checkouts, due invoices and
   * mails. Repeatable; runs at the start and every minute.
   */
  recover(): Promise<void>;
  /** Resolves when no scheduled work is running; payments, and a `recover` called directly, are not waited for. */
  idle(): Promise<void>;
}

/**
 * Checkouts ended in one command: a long backlog is ended in several commands, so that calls are served between them.
 */
const ENDING_AT_ONCE = 50;

async function endOldCheckouts(app: FastifyInstance): Promise<void> {
  const now = app.clock.now();
  await app.database.write((db) => releaseEnded(db, now));
  const endSome = async (db: CommandDatabase): Promise<number> => {
    const old = await untouchedSince(db, now - CHECKOUT_LIFETIME_MS, ENDING_AT_ONCE);
    for (const checkout of old) await endCheckout(db, checkout);
    return old.length;
  };
  while ((await app.database.write(endSome)) === ENDING_AT_ONCE);
}

function orderingOf(app: FastifyInstance): Ordering {
  const payments = new RunningPayments(app.database);
  const running = new Set<Promise<void>>();
  let mailing: Promise<void> = Promise.resolve();

  const schedule: Ordering['schedule'] = (work) => {
    const done: Promise<void> = work()
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'something that was to be done beside a call has failed');
      })
      .finally(() => running.delete(done));
    running.add(done);
  };
  // One run at a time.
  const mail = (): Promise<void> => {
    mailing = mailing.then(() => sendDueMails(app));
    const round = mailing;
    mailing = round.catch(() => undefined);
    return round;
  };
  return {
    payments,
    schedule,
    scheduleVoids() {
      schedule(() => voidAllDue(app));
    },
    scheduleMail() {
      schedule(mail);
    },
    async recover() {
      await settleAll(app, (checkoutId) => payments.isRunning(checkoutId));
      await endOldCheckouts(app);
      // Includes the payments of checkouts that have just ended.
      await settleAll(app, (checkoutId) => payments.isRunning(checkoutId));
      await mail();
      await issueDueInvoices(app);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

const loadOrdering: AppPlugin = (app, _options, done) => {
  const ordering = orderingOf(app);
  app.decorate('ordering', ordering);
  const recover = () => {
    ordering.schedule(() => ordering.recover());
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', (ready) => {
    recover();
    timer = setInterval(recover, RECOVERY_INTERVAL_MS).unref();
    ready();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await ordering.idle();
  });
  done();
};

/**
 * Provides `app.ordering` to every plugin registered after this one, without a scope of its own. Needs `app.payments`
 * and `app.mail`.
 */
export const ordering: AppPlugin = Object.assign(loadOrdering, { [Symbol.for('skip-override')]: true });
