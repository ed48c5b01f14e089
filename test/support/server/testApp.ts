import { buildApp, type App, type AppOptions } from '../../../src/server/app';
import type { Ids } from '../../../src/server/ids';
import type { MailMessage } from '../../../src/server/mail/Mail';
import type { Settings } from '../../../src/server/process/settings';
import type { PasswordCost } from '../../../src/server/visitors/passwords';
import { recordId } from '../../../src/contract/ids';
import { withCheckedRefusals } from './calls/documentedRefusals';
import { openTestDatabase } from './databases/testDatabase';

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
  keptReleases: 10,
};

/** Predictable ids, numbered in the order in which they are made, whatever they are of. */
export function countedIds(): Ids {
  let made = 0;
  return {
    next: (prefix) => recordId(prefix, (made += 1)),
    // With letters, as real tokens have: a number alone may look like that of a card.
    token: () => `token-${String((made += 1)).padStart(16, 'x')}`,
  };
}

/** A clock that advances only when a test moves it. */
export function testClock(start: number = TEST_TIME) {
  let now = start;
  return { now: () => now, advance: (ms: number) => void (now += ms) };
}

/** Real argon2id, at its lowest cost. */
export const CHEAP: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface TestApp {
  readonly app: App;
  readonly clock: ReturnType<typeof testClock>;
  /** All log lines, as written. */
  readonly log: readonly string[];
  /** Mails in the order of sending. */
  readonly mails: readonly MailMessage[];
  close(): Promise<void>;
}

/**
 * The real server on a database of its own. By default a reply that its schema would change fails, and so does a
 * refusal that is not documented. Close it in `afterEach`.
 */
export async function startTestApp({
  checkRefusals = true,
  ...options
}: Pick<AppOptions, 'plugins'> & Partial<AppOptions> & { readonly checkRefusals?: boolean }): Promise<TestApp> {
  const clock = testClock();
  const log: string[] = [];
  const mails: MailMessage[] = [];
  const database = options.database ?? (await openTestDatabase({ clock }));
  // Unless it has a name, Fastify looks for a plugin among all loaded modules, which is slow in Jest.
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
  // A provoked fault may have an undocumented answer.
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
}

/** The headers of a changing call from a page of the shop. */
export const fromOwnPage = { 'sec-fetch-site': 'same-origin' } as const;
