// A whole server of calls as a process of its own, killed by its own hand at the moment its parent process chooses.
import Sqlite from 'better-sqlite3';
import { recordId } from '../../../src/contract/ids';
import type { AppOptions, AppPlugin } from '../../../src/server/app';
import { callPlugins } from '../server/shopPlugins';
import { forgetting } from '../../../src/server/features/account';
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
const reached = (when: 'before' | 'after', commit: number): void => {
  if (moment !== null && 'commit' in moment && moment.when === when && moment.commit === commit) die();
};
const count = (): void => {
  commits += 1;
  reached('after', commits);
};

const isCommit = (sql: unknown): boolean => typeof sql === 'string' && sql.toLowerCase() === 'commit';

/** What commits, with the moments before and after it. */
const commitOf = (run: () => unknown): unknown => {
  reached('before', commits + 1);
  const done = run();
  if (done instanceof Promise) return done.finally(count);
  count();
  return done;
};

// Both drivers, below whatever the server makes of them: a statement that commits, and a query that does.
Sqlite.prototype.prepare = new Proxy(Sqlite.prototype.prepare, {
  apply(prepare, handle, [sql]: [string]) {
    const statement = prepare.call(handle, sql);
    if (!isCommit(sql)) return statement;
    const { run } = statement;
    return Object.assign(statement, { run: () => commitOf(() => Reflect.apply(run, statement, []) as unknown) });
  },
});
/** Loaded where it is needed: that takes a sixth of a start. */
const countPostgres = async (): Promise<void> => {
  const {
    default: { Client },
  } = await import('pg');
  Client.prototype.query = new Proxy(Client.prototype.query, {
    apply(query, client, args: readonly unknown[]) {
      const run = (): unknown => Reflect.apply(query, client, args) as unknown;
      return isCommit(args[0]) ? commitOf(run) : run();
    },
  });
};

/** For plugins without a scope of their own: what they add is for all. */
const forAll = (plugin: AppPlugin): AppPlugin => Object.assign(plugin, { [Symbol.for('skip-override')]: true });

/** Schemas are compiled when they are first needed: most starts of a test see a call or two. */
const lateSchemas = forAll((app, _options, done) => {
  const compile = requestValidator();
  app.setValidatorCompiler((route) => {
    let validate: ReturnType<typeof compile> | null = null;
    return (value: unknown) => (validate ??= compile(route))(value);
  });
  app.setSerializerCompiler(() => JSON.stringify);
  done();
});

/** Obeys the parent process, each time once nothing goes on beside the calls. */
const obedience: AppPlugin = (app, _options, done) => {
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

/** Time stands and ids are counted, so that two runs can be compared row by row; daily work would come in between. */
const foretold = {
  clock: { now: () => TIME },
  ids: {
    next: (prefix) => recordId(prefix, (idsMade += 1)),
    token: () => `foretold-${String((idsMade += 1)).padStart(13, '0')}`,
  },
  passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
} satisfies Partial<AppOptions>;
const DAILY = [forgetting, forgottenCarts, forgottenSearches, forgottenActivities];
const isDaily = (plugin: AppPlugin): boolean => DAILY.includes(plugin);

const isForetold = process.env['FORETOLD'] === '1';
const run = async (): Promise<void> => {
  if (process.env['DATABASE_URL'] !== undefined) await countPostgres();
  await runServer({
    plugins: [lateSchemas, ...callPlugins.filter((plugin) => !isForetold || !isDaily(plugin)), obedience],
    onStep: (name) => {
      if (moment !== null && 'step' in moment && moment.step === name) die();
    },
    ...(isForetold ? foretold : {}),
  });
};
void run();
