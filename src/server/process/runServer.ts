import { buildApp, type App, type AppOptions } from '../app';
import { systemClock } from '../clock';
import { loadSettings } from './dataDir';
import { DatabaseProblem } from '../database/DatabaseProblem';
import type { Database } from '../database/Database';
import { openSqlite } from '../database/sqlite/openSqlite';
import { errorCodeOf } from '../errorCode';
import { openFaults } from '../faults/scenario';
import { randomIds } from '../ids';
import { OWNERS_UMASK } from './ownersOnly';
import { publicAddress } from '../http/publicAddress';
import type { Settings } from './settings';
import { shutDown } from './shutdown';
import { StartProblem } from '../StartProblem';

/** Clock, ids and password cost are real unless a test sets them. */
type Content = Pick<AppOptions, 'plugins' | 'notFound' | 'onStep'> &
  Partial<Pick<AppOptions, 'clock' | 'ids' | 'passwordCost'>> & {
    /** The plugins used instead if the shop is a gateway to another server (`COMMERCE_ORIGIN`). */
    readonly gateway?: AppOptions['plugins'];
  };

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

function reasonOf(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  return `The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

async function openDatabase({ dataDir, databaseFile, databaseUrl }: Settings): Promise<Database | null> {
  try {
    if (databaseUrl === null) return await openSqlite(databaseFile);
    // The driver of PostgreSQL is loaded on demand: most shops use SQLite.
    const { openPostgres } = await import('../database/postgres/openPostgres');
    return await openPostgres(databaseUrl, { marksIn: dataDir });
  } catch (error) {
    if (!(error instanceof DatabaseProblem)) throw error;
    complain(error.message);
    return null;
  }
}

async function listen(app: App, { host, port }: Settings): Promise<boolean> {
  try {
    await app.listen({ host, port });
    return true;
  } catch (error) {
    const code = errorCodeOf(error) ?? '';
    if (!/^(EADDR|EACCES|ENOTFOUND)/.test(code)) throw error;
    const reason = code === 'EADDRINUSE' ? 'another program listens there' : code;
    complain(`Cannot listen on HOST ${host}, PORT ${port}: ${reason}.`);
    return false;
  }
}

function stopOnSignals(app: App): void {
  const stop = () => {
    // A second signal finds no listener and ends the process at once.
    process.off('SIGTERM', stop);
    process.off('SIGINT', stop);
    void shutDown(app).then((outcome) => {
      if (outcome === 'forced') complain('Stopped before every request had finished.');
      process.exit(outcome === 'clean' ? 0 : 1);
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/**
 * Starts the shop in this process: settings, database, app, port; then prints one line with its address. If it cannot
 * start, each obstacle is one line on stderr (an unexpected error with its stack), and the exit code is 1. SIGTERM and
 * SIGINT stop it cleanly.
 */
export async function runServer({ gateway, ...content }: Content): Promise<void> {
  process.umask(OWNERS_UMASK);
  // The build replaces NODE_ENV: a production build is always one, whatever its environment says.
  const env = { ...process.env, NODE_ENV: process.env.NODE_ENV };
  const loaded = await loadSettings(env, process.cwd());
  if (!loaded.ok) {
    loaded.problems.forEach(complain);
    process.exitCode = 1;
    return;
  }
  const { settings } = loaded;
  const faults = await openFaults(env, process.cwd());
  if (!faults.ok) {
    complain(faults.problem);
    process.exitCode = 1;
    return;
  }
  const database = await openDatabase(settings);
  if (database === null) {
    process.exitCode = 1;
    return;
  }
  let app: App | null = null;
  try {
    const panel = faults.value === null ? {} : { faults: faults.value };
    const real = { clock: systemClock, ids: randomIds };
    const plugins = settings.commerceOrigin === null ? content.plugins : gateway;
    if (plugins === undefined) throw new Error('This server stands in front of no other.');
    app = await buildApp({ ...real, ...content, ...panel, plugins, settings, database });
    if (await listen(app, settings)) {
      stopOnSignals(app);
      say(`Comptoir is open at ${publicAddress(app, settings)}`);
      return;
    }
  } catch (error) {
    complain(reasonOf(error));
  }
  process.exitCode = 1;
  await app?.close();
  await database.close();
}
