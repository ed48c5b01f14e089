import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { errorCodeOf } from '../../errorCode';
import { DatabaseProblem } from '../DatabaseProblem';
import { explainFailure } from './explainFailure';
import { valueTypes } from './numbers';

/** Waiting longer than this for a connection, new or in use by others, fails. */
const CONNECTION_TIMEOUT_MS = 5_000;

/** `read_only_sql_transaction`. */
const WRITING_REFUSED = '25006';

export interface PoolOptions {
  readonly url: string;
  /** Names the database in messages. */
  readonly label: string;
  readonly size: number;
  /** Whether it lets nobody write: then an attempt is a bug, not something wrong with the database. */
  readonly isReadOnly: boolean;
  /** What holds in its sessions: PostgreSQL's settings by name. */
  readonly session: Readonly<Record<string, string | number>>;
}

/** The address with these settings of a session added to those it may name itself. */
const withSession = (url: string, session: PoolOptions['session']): string => {
  const address = new URL(url);
  const own = address.searchParams.get('options') ?? '';
  const ours = Object.entries(session).map(([name, value]) => `-c ${name}=${value}`);
  address.searchParams.set('options', [own, ...ours].join(' ').trim());
  return address.href;
};

/** Connections of one kind, in Kysely's shape. What is wrong with the database itself rejects with a DatabaseProblem. */
export class ConnectionPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #label: string;
  readonly #isReadOnly: boolean;
  #end: Promise<void> | null = null;
  /** Kysely knows a connection by its object, so each client has one. */
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
    // A connection that is lost while nobody asks: the pool drops it, and whoever asks next gets a new one, or an
    // error that says why not. Without a listener Node would end the process.
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

  /** A connection of the driver's own. Give it back with `release`. */
  async take(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw this.explained(error, true);
    }
  }

  /** Closes its connections as they are given back; resolves when none is left. Repeatable. */
  end(): Promise<void> {
    this.#end ??= this.#pool.end();
    return this.#end;
  }

  /** A failure in words for the person who runs the server; `isConnecting`: whatever it was, there is no database. */
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
        // The driver's word for the command, and the number of rows, are what Kysely expects of it.
        return (await client.query(text, [...values])) as unknown as PostgresQueryResult<unknown>;
      } catch (error) {
        throw this.explained(error);
      }
    };
  }
}
