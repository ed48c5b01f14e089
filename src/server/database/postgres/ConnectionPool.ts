import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { errorCodeOf } from '../../errorCode';
import { DatabaseProblem } from '../DatabaseProblem';
import { explainFailure } from './explainFailure';
import { valueTypes } from './valueTypes';

/** Longest time to wait for a connection, new or pooled; then the query fails. */
const CONNECTION_TIMEOUT_MS = 5_000;

/** PostgreSQL's code (SQLSTATE) for a write in a read-only transaction. */
const WRITING_REFUSED = '25006';

export interface PoolOptions {
  readonly url: string;
  /** Names the database in messages. */
  readonly label: string;
  readonly size: number;
  /** Whether the pool's sessions cannot write: an attempt to write is then a bug, and not a problem of the database. */
  readonly isReadOnly: boolean;
  /** PostgreSQL settings of its sessions, by name. */
  readonly session: Readonly<Record<string, string | number>>;
}

/** Adds these session settings to those that the address itself may name. */
function withSession(url: string, session: PoolOptions['session']): string {
  const address = new URL(url);
  const own = address.searchParams.get('options') ?? '';
  const ours = Object.entries(session).map(([name, value]) => `-c ${name}=${value}`);
  address.searchParams.set('options', [own, ...ours].join(' ').trim());
  return address.href;
}

/** Connections of one kind, in Kysely's interface. Problems of the database itself reject with a DatabaseProblem. */
export class ConnectionPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #label: string;
  readonly #isReadOnly: boolean;
  #end: Promise<void> | null = null;
  /** Kysely identifies a connection by its object, so each client gets exactly one. */
  readonly #clients = new WeakMap<PoolClient, PostgresPoolClient>();

  constructor({ url, label, size, session, isReadOnly }: PoolOptions) {
    this.#label = label;
    this.#isReadOnly = isReadOnly;
    this.#pool = new Pool({
      connectionString: withSession(url, isReadOnly ? { ...session, default_transaction_read_only: 'on' } : session),
      max: size,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      types: valueTypes,
      application_name: 'comptoir',
      keepAlive: true,
    });
    // An idle connection was lost: the pool drops it, and the next query gets a new one or an error with the reason.
    // Without a listener Node would end the process.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.take();
    const known = this.#clients.get(client);
    if (known !== undefined) return known;
    const fresh = {
      query: this.#queryOf(client),
      release: () => {
        client.release();
      },
    } as PostgresPoolClient;
    this.#clients.set(client, fresh);
    return fresh;
  }

  /** A connection of the driver itself, to be returned with `release`. */
  async take(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw this.explained(error, true);
    }
  }

  /** Closes connections as they are returned; resolves when none is left. May be called again. */
  end(): Promise<void> {
    this.#end ??= this.#pool.end();
    return this.#end;
  }

  /**
   * The error as a DatabaseProblem, in words for the operator, if it is a problem of the database; otherwise unchanged.
   * `isConnecting`: any error means that the database cannot be reached.
   */
  explained(error: unknown, isConnecting = false): unknown {
    if (this.#isReadOnly && errorCodeOf(error) === WRITING_REFUSED) return error;
    const problem = explainFailure(error, this.#label);
    if (problem !== null || !isConnecting) return problem ?? error;
    const reason = error instanceof Error ? error.message : String(error);
    const text = `The database ${this.#label} cannot be reached: ${reason}`;
    return new DatabaseProblem('DATABASE_UNREACHABLE', text, { cause: error });
  }

  #queryOf(client: PoolClient) {
    return async (text: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>> => {
      try {
        // Checked edge: Kysely needs the driver's command name and row count.
        return (await client.query(text, [...values])) as unknown as PostgresQueryResult<unknown>;
      } catch (error) {
        throw this.explained(error);
      }
    };
  }
}
