import { buildApp } from '../../../src/server/app';
import type { App, AppOptions } from '../../../src/server/app';
import type { Ids } from '../../../src/server/ids';
import type { MailMessage } from '../../../src/server/mail/Mail';
import type { Settings } from '../../../src/server/process/settings';
import type { PasswordCost } from '../../../src/server/visitors/passwords';
import { recordId } from '../../../src/contract/ids';
import { withCheckedRefusals } from './documentedRefusals';
import { openTestDatabase } from './testDatabase';

const TEST_TIME = Date.UTC(2025, 2, 3, 9, 0, 0);

export const testSettings: Settings = {
  port: 0,
  host: 'localhost',
  publicOrigin: null,
  basePath: '',
  dataDir: '/nowhere',
  databaseFile: ':memory:',
  databaseUrl: null,
  commerceOrigin: null,
  commerceTimeoutMs: 20_000,
  commerceSite: {},
  logLevel: 'info',
  demoData: false,
  demoPast: false,
  demoLogins: true,
  demoPassword: null,
  serverSecret: 'a secret of the tests, long enough to sign with',
  smtpUrl: null,
  mailFrom: 'Comptoir <bonjour@comptoir.example>',
  supportMail: 'aide@comptoir.example',
  trustedProxies: [],
  paymentTimeoutMs: 10_000,
  trackingPage: '/tracking-page',
  renderThreads: 1,
  recordingDays: 30,
};

/** Ids one can foretell: the first, second … record of each kind. */
export const countedIds = (): Ids => {
  let made = 0;
  return {
    next: (prefix) => recordId(prefix, (made += 1)),
    // Letters, as a real one has: a number alone may look like a card's.
    token: () => `token-${String((made += 1)).padStart(16, 'x')}`,
  };
};

/** A clock that stands until it is moved. */
export const testClock = (start: number = TEST_TIME) => {
  let now = start;
  return { now: () => now, advance: (ms: number) => void (now += ms) };
};

/** Real argon2id, at the least it can cost. */
export const CHEAP: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface TestApp {
  readonly app: App;
  readonly clock: ReturnType<typeof testClock>;
  /** Log lines as they were written. */
  readonly log: readonly string[];
  /** Mails in the order in which they were sent. */
  readonly mails: readonly MailMessage[];
  close(): Promise<void>;
}

/**
 * The real server on a database of its own; replies that their schema would change fail, as do refusals that are not documented.
 * Close it in `afterEach`.
 */
export const startTestApp = async ({
  checkRefusals = true,
  ...options
}: Pick<AppOptions, 'plugins'> & Partial<AppOptions> & { readonly checkRefusals?: boolean }): Promise<TestApp> => {
  const clock = testClock();
  const log: string[] = [];
  const mails: MailMessage[] = [];
  const database = options.database ?? (await openTestDatabase({ clock }));
  // Without a name Fastify looks for each plugin among all modules that are loaded, which in Jest takes its time.
  for (const plugin of options.plugins) Object.assign(plugin, { [Symbol.for('fastify.display-name')]: plugin.name });
  const build = () =>
    buildApp({
      settings: testSettings,
      clock,
      ids: countedIds(),
      checkReplies: true,
      passwordCost: CHEAP,
      mail: { send: (message) => Promise.resolve(void mails.push(message)) },
      logStream: { write: (line) => void log.push(line) },
      ...options,
      database,
    });
  // What fails on purpose answers what no call does.
  const app = await (checkRefusals && options.faults === undefined ? withCheckedRefusals(build) : build());
  await app.ready();
  return {
    app,
    clock,
    log,
    mails,
    async close() {
      await app.close();
      await database.close();
    },
  };
};

/** What a browser sends with a changing call from a page of the shop. */
export const fromOwnPage = { 'sec-fetch-site': 'same-origin' } as const;
