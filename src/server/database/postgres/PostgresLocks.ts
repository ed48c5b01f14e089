import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { LocalLocks } from '../LocalLocks';
import type { ConnectionPool } from './ConnectionPool';

/** The name as a 64-bit number, by which PostgreSQL identifies advisory locks. */
const keyOf = (name: string): string => createHash('sha256').update(name).digest().readBigInt64BE().toString();

/**
 * Whether a lock is held, from PostgreSQL's list of locks: trying to take it would hold it for a moment. The list has
 * the 64-bit key in two halves.
 */
const HELD = `
  select from pg_locks
  where locktype = 'advisory' and granted and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and classid::bigint = ($1::bigint >> 32) & 4294967295
    and objid::bigint = $1::bigint & 4294967295`;

/**
 * Named locks across processes, as advisory locks of one connection: PostgreSQL releases them when the process or the
 * connection is gone. One connection can take the same lock repeatedly, so those of this process are also tracked here.
 */
export class PostgresLocks {
  readonly #own = new LocalLocks();
  #connection: Promise<PoolClient> | null = null;

  constructor(private readonly pool: ConnectionPool) {}

  withLock<T>(name: string, work: () => Promise<T>): Promise<T | null> {
    return this.#own.withLock(name, async () => {
      const connection = await this.#connected();
      if (!(await this.#isFree(connection, name))) return null;
      try {
        return await work();
      } finally {
        await this.#letGo(connection, name);
      }
    });
  }

  async isLocked(name: string): Promise<boolean> {
    if (this.#own.has(name)) return true;
    try {
      const { rowCount } = await (await this.#connected()).query(HELD, [keyOf(name)]);
      return rowCount !== 0;
    } catch (error) {
      throw this.pool.explained(error);
    }
  }

  async close(): Promise<void> {
    const connection = await this.#connection?.catch(() => null);
    connection?.release();
    this.#connection = null;
  }

  #connected(): Promise<PoolClient> {
    this.#connection ??= this.pool.take().then(
      (client) => {
        client.once('end', () => {
          this.#connection = null;
        });
        return client;
      },
      (error: unknown) => {
        this.#connection = null;
        throw error;
      },
    );
    return this.#connection;
  }

  async #isFree(connection: PoolClient, name: string): Promise<boolean> {
    try {
      const { rows } = await connection.query<{ taken: string }>('select pg_try_advisory_lock($1)::text as taken', [
        keyOf(name),
      ]);
      return rows[0]?.taken === 'true';
    } catch (error) {
      throw this.pool.explained(error);
    }
  }

  async #letGo(connection: PoolClient, name: string): Promise<void> {
    try {
      await connection.query('select pg_advisory_unlock($1)::text', [keyOf(name)]);
    } catch {
      // The connection is gone, and the lock with it. The result of the work remains valid.
    }
  }
}
