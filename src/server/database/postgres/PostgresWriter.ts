import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { errorCodeOf } from '../../errorCode';
import { CommandGuard } from '../CommandGuard';
import type { Command, WriteCounts } from '../Database';
import { DatabaseProblem } from '../DatabaseProblem';
import type { Schema } from '../schema';

const MAX_ATTEMPTS = 15;
const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 250;

/** Serialisation failure and deadlock: another command interfered, and a retry sees its result. */
const LOST = ['40001', '40P01'];
/**
 * Another command inserted the same key. Retried only once, because a command that inserts a key twice would fail every
 * time.
 */
const DOUBLED = '23505';

/**
 * The pause after a failed attempt, in ms: it doubles with each attempt, and is randomly shortened, so that two
 * commands in conflict do not collide again.
 */
const pauseAfter = (attempt: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (0.5 + Math.random() / 2);

/**
 * Runs each command as one serialisable transaction, many at once. A command that failed in a conflict is retried;
 * retries within this process run one after the other, so that they do not fail against each other for ever.
 */
export class PostgresWriter {
  readonly #running = new Set<Promise<unknown>>();
  #lastLoser: Promise<unknown> = Promise.resolve();
  #closed = false;
  #commands = 0;

  constructor(
    private readonly kysely: Kysely<Schema>,
    private readonly label: string,
  ) {}

  write<T>(command: Command<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('The database is closed.'));
    const work = this.#run(command).finally(() => this.#running.delete(work));
    this.#running.add(work);
    return work;
  }

  /** Each command has a commit of its own. */
  counts(): WriteCounts {
    return { commands: this.#commands, commits: this.#commands };
  }

  /** Resolves when every command has ended. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled(this.#running);
  }

  async #run<T>(command: Command<T>): Promise<T> {
    let wasDoubled = false;
    const hasLost = (error: unknown): boolean => {
      const code = errorCodeOf(error) ?? '';
      const isRepeatable = LOST.includes(code) || (code === DOUBLED && !wasDoubled);
      wasDoubled ||= code === DOUBLED;
      return isRepeatable;
    };
    try {
      return await this.#attempt(command);
    } catch (error) {
      if (!hasLost(error)) throw error;
    }
    const turn = this.#lastLoser.then(() => this.#insist(command, hasLost));
    this.#lastLoser = turn.catch(() => undefined);
    return turn;
  }

  async #insist<T>(command: Command<T>, hasLost: (error: unknown) => boolean): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#attempt(command);
      } catch (error) {
        if (!hasLost(error)) throw error;
        if (attempt === MAX_ATTEMPTS) {
          const text = `The database ${this.label} is too busy: a command lost against others ${attempt + 1} times.`;
          throw new DatabaseProblem('DATABASE_BUSY', text, { cause: error });
        }
      }
      await delay(pauseAfter(attempt));
    }
  }

  async #attempt<T>(command: Command<T>): Promise<T> {
    const guard = new CommandGuard();
    const value = await this.kysely
      .transaction()
      .setIsolationLevel('serializable')
      .execute(async (trx) => {
        try {
          return await command(trx.withPlugin(guard));
        } finally {
          guard.end();
        }
      });
    this.#commands += 1;
    return value;
  }
}
