// A complete server in a process of its own that kills itself at the moment its parent process chooses.
import Sqlite from 'better-sqlite3';
import { recordId } from '../../../src/contract/ids';
import type { AppOptions, AppPlugin } from '../../../src/server/app';
import { callPlugins } from '../server/plugins/shopPlugins';
import { forgetting } from '../../../src/server/features/authentication';
import { forgottenCarts } from '../../../src/server/features/cart';
import { forgottenSearches } from '../../../src/server/features/search/forgottenSearches';
import { forgottenActivities } from '../../../src/server/features/tracking';
import { requestValidator } from '../../../src/server/http/schemas/validators';
import { runServer } from '../../../src/server/process/runServer';
import type { Moment, Order } from './orders';

const TIME = Date.UTC(2026, 2, 3, 9, 0, 0);

let commits = 0;
let moment: Moment | null = null;
let idsMade = 0;

const die = (): void => void process.kill(process.pid, 'SIGKILL');
function reached(when: 'before' | 'after', commit: number): void {
  if (moment !== null && 'commit' in moment && moment.when === when && moment.commit === commit) die();
}
function count(): void {
  commits += 1;
  reached('after', commits);
}

const isCommit = (sql: unknown): boolean => typeof sql === 'string' && sql.toLowerCase() === 'commit';

/** Runs a commit, and counts it; the process may be killed before and after it. */
function commitOf(run: () => unknown): unknown {
  reached('before', commits + 1);
  const done = run();
  if (done instanceof Promise) return done.finally(count);
  count();
  return done;
}

// Wraps both database drivers: SQLite's statement that commits, and PostgreSQL's query that does.
Sqlite.prototype.prepare = new Proxy(Sqlite.prototype.prepare, {
  apply(prepare, handle, [sql]: [string]) {
    const statement = prepare.call(handle, sql);
    if (!isCommit(sql)) return statement;
    const { run } = statement;
    return Object.assign(statement, { run: () => commitOf(() => Reflect.apply(run, statement, []) as unknown) });
  },
});
/** Loaded only on PostgreSQL, because it takes a sixth of a start. */
async function countPostgres(): Promise<void> {
  const {
    default: { Client },
  } = await import('pg');
  Client.prototype.query = new Proxy(Client.prototype.query, {
    apply(query, client, args: readonly unknown[]) {
      const run = (): unknown => Reflect.apply(query, client, args) as unknown;
      return isCommit(args[0]) ? commitOf(run) : run();
    },
  });
}

/** For plugins that decorate the whole server: they get no scope of their own. */
const forAll = (plugin: AppPlugin): AppPlugin => Object.assign(plugin, { [Symbol.for('skip-override')]: true });

/** Compiles schemas of requests at their first use, and none of replies: most starts receive only a call or two. */
const lateSchemas = forAll((app, _options, done) => {
  const compile = requestValidator();
  app.setValidatorCompiler((route) => {
    let validate: ReturnType<typeof compile> | null = null;
    return (value: unknown) => (validate ??= compile(route))(value);
  });
  app.setSerializerCompiler(() => JSON.stringify);
  done();
});

/** Carries out the orders of the parent process, each once the background work of earlier calls has ended. */
const parentOrders: AppPlugin = (app, _options, done) => {
  process.on('message', ({ idsFrom, killAt }: Order) => {
    void app.ordering.idle().then(() => {
      const made = commits;
      commits = 0;
      idsMade = idsFrom;
      moment = killAt;
      process.send?.({ commits: made });
    });
  });
  process.on('disconnect', die);
  done();
};

/**
 * The clock is stopped and ids are counted, so that two runs can be compared row by row; daily jobs are left out,
 * because they would run at some point in between.
 */
const deterministic = {
  clock: { now: () => TIME },
  ids: {
    next: (prefix) => recordId(prefix, (idsMade += 1)),
    token: () => `foretold-${String((idsMade += 1)).padStart(13, '0')}`,
  },
  passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
} satisfies Partial<AppOptions>;
const DAILY = [forgetting, forgottenCarts, forgottenSearches, forgottenActivities];
const isDaily = (plugin: AppPlugin): boolean => DAILY.includes(plugin);

const isDeterministic = process.env['DETERMINISTIC'] === '1';
async function run(): Promise<void> {
  if (process.env['DATABASE_URL'] !== undefined) await countPostgres();
  await runServer({
    plugins: [lateSchemas, ...callPlugins.filter((plugin) => !isDeterministic || !isDaily(plugin)), parentOrders],
    onStep: (name) => {
      if (moment !== null && 'step' in moment && moment.step === name) die();
    },
    ...(isDeterministic ? deterministic : {}),
  });
}
void run();
