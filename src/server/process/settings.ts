import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseEmail } from '../../commerce/identifiers/email';
import { isSitePath } from '../../contract/pages/pageReference';
import { safeAddress } from '../../contract/pages/safeAddress';
import { TRACKING_PAGE } from '../../contract/tracking/trackingPage';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the operator decided, checked. The secret is added by `loadSettings`, which may have to make one. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** `https://shop.example`, without a slash at the end; null: whatever host a request names. */
  readonly publicOrigin: string | null;
  /** Absolute. */
  readonly dataDir: string;
  /** The SQLite file, where no other database is named. */
  readonly databaseFile: string;
  /** `postgres://`, with its password; null: `databaseFile`. */
  readonly databaseUrl: string | null;
  readonly logLevel: LogLevel;
  readonly demoData: boolean;
  /** Whether the companies of an empty database's demo data have ordered before. */
  readonly demoPast: boolean;
  /** Whether the logins of the demo data are open; without the demo data there are none. */
  readonly demoLogins: boolean;
  readonly demoPassword: string | null;
  readonly serverSecret: string;
  /** `smtp://` or `smtps://`, with its password; null: mails become files under `dataDir`. */
  readonly smtpUrl: string | null;
  /** Whom mails come from: an address, with a name before it in `<…>` or without. */
  readonly mailFrom: string;
  /** Where what people write to the shop goes. */
  readonly supportMail: string;
  /** Addresses or ranges of the proxies in front, whose word about a caller's address counts. */
  readonly trustedProxies: readonly string[];
  /** So long the payment provider is waited for. */
  readonly paymentTimeoutMs: number;
  /** The page in the frame of statistics (FTR-04): a path of this server or an https address. */
  readonly trackingPage: string;
  /** So many threads at most render pages beside the one that answers calls. */
  readonly renderThreads: number;
}

export type Environment = Readonly<Record<string, string | undefined>>;
type Draft = Omit<Settings, 'serverSecret'> & { readonly serverSecret: string | null };
type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };
export type SettingsResult<T> =
  { readonly ok: true; readonly settings: T } | { readonly ok: false; readonly problems: readonly string[] };

export const SECRET_MIN_LENGTH = 32;
const PASSWORD_MIN_LENGTH = 8;
const MAX_PORT = 65_535;

const fine = <T>(value: T): Parsed<T> => ({ ok: true, value });
const wrong = (problem: string): Parsed<never> => ({ ok: false, problem });

const portOf = (text: string): Parsed<number> =>
  /^\d{1,5}$/.test(text) && Number(text) <= MAX_PORT
    ? fine(Number(text))
    : wrong(`PORT must be a whole number from 0 to ${MAX_PORT}, not "${text}".`);

const hostOf = (text: string): Parsed<string> =>
  /^[\w.:-]+$/.test(text) ? fine(text) : wrong(`HOST must be a host name or an IP address, not "${text}".`);

const timeoutOf = (text: string): Parsed<number> =>
  /^[1-9]\d?$/.test(text)
    ? fine(Number(text) * 1000)
    : wrong(`PAYMENT_TIMEOUT_SECONDS must be a whole number from 1 to 99, not "${text}".`);

const threadsOf = (text: string): Parsed<number> =>
  /^[1-9]\d?$/.test(text)
    ? fine(Number(text))
    : wrong(`RENDER_THREADS must be a whole number from 1 to 99, not "${text}".`);

const trackingPageOf = (text: string): Parsed<string> =>
  isSitePath(text) || (safeAddress(text) === text && /^https:/i.test(text))
    ? fine(text)
    : wrong(`TRACKING_PAGE must be a path of this server or an https address, not "${text}".`);

const originOf = (text: string): Parsed<string> => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isBareOrigin =
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    [url.origin, `${url.origin}/`].includes(text.toLowerCase());
  return isBareOrigin
    ? fine(url.origin)
    : wrong(`PUBLIC_ORIGIN must be an address like https://shop.example, without a path, not "${text}".`);
};

const logLevelOf = (text: string): Parsed<LogLevel> => {
  const level = LOG_LEVELS.find((known) => known === text);
  return level ? fine(level) : wrong(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
};

const switchOf =
  (name: string) =>
  (text: string): Parsed<boolean> =>
    text === 'on' || text === 'off' ? fine(text === 'on') : wrong(`${name} must be on or off, not "${text}".`);

const DEMO_DATA_VALUES = ['on', 'new', 'off'] as const;
type DemoData = (typeof DEMO_DATA_VALUES)[number];

const demoDataOf = (text: string): Parsed<DemoData> => {
  const demoData = DEMO_DATA_VALUES.find((known) => known === text);
  return demoData ? fine(demoData) : wrong(`DEMO_DATA must be on, new or off, not "${text}".`);
};

// The two secrets are never repeated in a message: a start-up line ends in a log.
const passwordOf = (text: string): Parsed<string> =>
  text.length >= PASSWORD_MIN_LENGTH
    ? fine(text)
    : wrong(`DEMO_PASSWORD must have at least ${PASSWORD_MIN_LENGTH} characters.`);

const secretOf = (text: string): Parsed<string> =>
  text.length >= SECRET_MIN_LENGTH
    ? fine(text)
    : wrong(`SERVER_SECRET must have at least ${SECRET_MIN_LENGTH} characters.`);

const DEFAULT_MAIL_FROM = 'Comptoir <bonjour@comptoir.example>';

// The value is never repeated: it holds a password.
const smtpUrlOf = (text: string): Parsed<string> => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== ''
    ? fine(text)
    : wrong('SMTP_URL must be an address like smtps://user:password@mail.example:465.');
};

const mailFromOf = (text: string): Parsed<string> =>
  parseEmail(/^[^<>\r\n@]+ <(\S+)>$/.exec(text)?.[1] ?? text) !== null
    ? fine(text)
    : wrong(`MAIL_FROM must be an address like bonjour@shop.example or Shop <bonjour@shop.example>, not "${text}".`);

/** The bare address of whom mails come from. */
const addressIn = (from: string): string => /<(\S+)>$/.exec(from)?.[1] ?? from;

const supportMailOf = (text: string): Parsed<string> => {
  const email = parseEmail(text);
  return email === null ? wrong(`SUPPORT_MAIL must be an address like help@shop.example, not "${text}".`) : fine(email);
};

const isProxy = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const most = family === 4 ? 32 : 128;
  return family !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
};

const proxiesOf = (text: string): Parsed<readonly string[]> => {
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every(isProxy)
    ? fine(proxies)
    : wrong(`TRUSTED_PROXIES must be IP addresses or ranges such as 10.0.0.0/8, with commas between, not "${text}".`);
};

// The value is never repeated: it may hold a password.
const databaseUrlOf = (text: string): Parsed<string> => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWhole = url !== null && ['postgres:', 'postgresql:'].includes(url.protocol) && url.pathname.length > 1;
  return isWhole
    ? fine(text)
    : wrong(
        'DATABASE_URL must be an address like postgres://user:password@host:5432/database: unset it to use DATA_DIR.',
      );
};

const refusedCommerce = (): Parsed<never> =>
  wrong('COMMERCE_ORIGIN is not served yet: this release is its own commerce server. Unset it.');

/**
 * Reads the environment without touching anything: settings, or every wrong value as one line. A variable
 * that is empty counts as not set. Relative folders start at `folder`.
 */
export const readSettings = (env: Environment, folder: string): SettingsResult<Draft> => {
  const problems: string[] = [];
  const value = <T, F>(name: string, parse: (text: string) => Parsed<T>, fallback: F): T | F => {
    const text = env[name]?.trim() ?? '';
    if (text === '') return fallback;
    const parsed = parse(text);
    if (parsed.ok) return parsed.value;
    problems.push(parsed.problem);
    return fallback;
  };
  const dataDir = path.resolve(folder, value<string, string>('DATA_DIR', fine, 'data'));
  value('COMMERCE_ORIGIN', refusedCommerce, null);
  const publicOrigin = value<string, null>('PUBLIC_ORIGIN', originOf, null);
  // Everybody can read their password: a shop that stands in public has them only when somebody asks for them.
  const isPublic = env['NODE_ENV'] === 'production' && publicOrigin !== null;
  const demoData = value<DemoData, DemoData>('DEMO_DATA', demoDataOf, 'on');
  const demoLogins = value('DEMO_LOGINS', switchOf('DEMO_LOGINS'), !isPublic);
  const mailFrom = value('MAIL_FROM', mailFromOf, DEFAULT_MAIL_FROM);
  const settings: Draft = {
    port: value('PORT', portOf, 3000),
    // Both loopback addresses, and nobody else's: a shop is shown to a network on purpose (HOST=0.0.0.0).
    host: value('HOST', hostOf, 'localhost'),
    publicOrigin,
    dataDir,
    databaseFile: path.join(dataDir, 'comptoir.sqlite'),
    databaseUrl: value('DATABASE_URL', databaseUrlOf, null),
    logLevel: value<LogLevel, LogLevel>('LOG_LEVEL', logLevelOf, 'info'),
    demoData: demoData !== 'off',
    // Nobody could look at the orders of logins that are closed, and the shop's own invoices would begin after theirs.
    demoPast: demoData === 'on' && demoLogins,
    demoLogins,
    demoPassword: value('DEMO_PASSWORD', passwordOf, null),
    serverSecret: value('SERVER_SECRET', secretOf, null),
    smtpUrl: value('SMTP_URL', smtpUrlOf, null),
    mailFrom,
    supportMail: value('SUPPORT_MAIL', supportMailOf, addressIn(mailFrom)),
    paymentTimeoutMs: value('PAYMENT_TIMEOUT_SECONDS', timeoutOf, 10_000),
    renderThreads: value('RENDER_THREADS', threadsOf, availableParallelism()),
    trackingPage: value('TRACKING_PAGE', trackingPageOf, TRACKING_PAGE),
    trustedProxies: value<readonly string[], readonly string[]>('TRUSTED_PROXIES', proxiesOf, []),
  };
  if (settings.smtpUrl !== null && settings.mailFrom === DEFAULT_MAIL_FROM) {
    problems.push('MAIL_FROM must say whom mails come from when SMTP_URL is set.');
  }
  return problems.length === 0 ? { ok: true, settings } : { ok: false, problems };
};
