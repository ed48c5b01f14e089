import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../../database/Database';
import type { Answer } from '../../../commands/idempotency';
import { ApiProblem } from '../../../problems';
import { paymentRunning } from '../decisions/checkoutErrors';

/** How long to wait for another process's payment of the same checkout, and how often to check its lock. */
const WAIT_MS = 30_000;
const LOOK_MS = 50;

const nameOf = (checkoutId: string): string => `payments of ${checkoutId}`;

/** This process's running payments of one checkout: while there are any, no other process requests one. */
interface Hold {
  users: number;
  /** Resolves when the lock is held, so that other processes wait. */
  readonly begun: Promise<void>;
  /** Releases the lock. */
  readonly end: () => Promise<void>;
}

/** The payments being requested right now, by this process and by others on the same database. */
export class RunningPayments {
  readonly #holds = new Map<string, Hold>();
  readonly #answers = new Map<string, Promise<Answer>>();

  constructor(private readonly database: Pick<Database, 'withLock' | 'isLocked'>) {}

  /** Whether a payment of this checkout is being requested, in any process. */
  isRunning(checkoutId: string): Promise<boolean> {
    return this.database.isLocked(nameOf(checkoutId));
  }

  /**
   * Runs one payment call of a checkout. A concurrent second call under the same key gets the first call's answer,
   * unless `hash` shows that it is a different request. While another process is paying, this one waits, up to
   * `WAIT_MS` (then it throws 409 CHECKOUT_CONFLICT): `work` then finds the outcome in the database.
   */
  run(
    checkoutId: string,
    { key, hash }: { readonly key: string | null; readonly hash: string },
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    if (key === null) return this.#held(checkoutId, work);
    const name = `${checkoutId}\n${key}\n${hash}`;
    const running = this.#answers.get(name);
    if (running !== undefined) return running;
    const answer = this.#held(checkoutId, work).finally(() => this.#answers.delete(name));
    this.#answers.set(name, answer);
    return answer;
  }

  async #held(checkoutId: string, work: () => Promise<Answer>): Promise<Answer> {
    const hold = this.#holds.get(checkoutId) ?? this.#begin(checkoutId);
    hold.users += 1;
    try {
      await hold.begun;
      return await work();
    } finally {
      hold.users -= 1;
      if (hold.users === 0) {
        this.#holds.delete(checkoutId);
        await hold.end();
      }
    }
  }

  #begin(checkoutId: string): Hold {
    let letGo: () => void = () => {};
    const ended = new Promise<void>((resolve) => (letGo = resolve));
    let work: Promise<unknown> = Promise.resolve();
    const begun = new Promise<void>((resolve, reject) => {
      const keepAway = () => {
        resolve();
        return ended.then(() => true);
      };
      work = this.#whenFree(checkoutId, keepAway).catch(reject);
    });
    const hold: Hold = {
      users: 0,
      begun,
      async end() {
        letGo();
        await work;
      },
    };
    this.#holds.set(checkoutId, hold);
    return hold;
  }

  async #whenFree(checkoutId: string, work: () => Promise<boolean>): Promise<void> {
    for (let waited = 0; (await this.database.withLock(nameOf(checkoutId), work)) === null; waited += LOOK_MS) {
      if (waited >= WAIT_MS) throw new ApiProblem(409, 'CHECKOUT_CONFLICT', paymentRunning().detail);
      await delay(LOOK_MS);
    }
  }
}
