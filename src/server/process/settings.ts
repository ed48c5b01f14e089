import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseEmail } from '../../commerce/identifiers/email';
import { isSitePath } from '../../contract/pages/pageReference';
import { safeAddress } from '../../contract/pages/safeAddress';
import { RECORDING_DAYS } from '../../contract/shopRules';
import { TRACKING_PAGE } from '../../contract/tracking/trackingPage';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The operator's settings, validated. The secret is added by `loadSettings`, which may have to create one. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** `https://shop.example`, without a trailing slash; null: not known. */
  readonly publicOrigin: string | null;
  /** The path below which the whole shop is served, `/boutique`; '': at the top of its host. */
  readonly basePath: string;
  /** Absolute. */
  readonly dataDir: string;
  /** The SQLite file, unless another database is named. */
  readonly databaseFile: string;
  /** `postgres://`, with its password; null: `databaseFile`. */
  readonly databaseUrl: string | null;
  /** The commerce server behind this one, `https://org.example`; null: this server is a commerce server itself. */
  readonly commerceOrigin: string | null;
  /** How long to wait until the commerce server begins to answer, and for each next part of its answer, in ms. */
  readonly commerceTimeoutMs: number;
  /**
   * The ids that the commerce server behind this one has for its site; an id that is missing is the one of a new
   * Comptoir.
   */
  readonly commerceSite: Partial<Readonly<Record<SiteIdName, string>>>;
  readonly logLevel: LogLevel;
  readonly demoData: boolean;
  /** Whether the demo companies of a new database have past orders. */
  readonly demoPast: boolean;
  /** Whether the demo logins are open; without demo data there are none. */
  readonly demoLogins: boolean;
  readonly demoPassword: string | null;
  readonly serverSecret: string;
  /** `smtp://` or `smtps://`, with its password; null: mails become files under `dataDir`. */
  readonly smtpUrl: string | null;
  /** Sender of mails: an address, optionally after a name, in `<…>`. */
  readonly mailFrom: string;
  /** Recipient of messages to the shop. */
  readonly supportMail: string;
  /** Addresses or ranges of proxies in front, whose statement of a caller's address is trusted. */
  readonly trustedProxies: readonly string[];
  /** How long to wait for the payment provider, in ms. */
  readonly paymentTimeoutMs: number;
  /** The page in the frame of statistics (FTR-04): a path of this server or an https address. */
  readonly trackingPage: string;
  /** Most threads that render pages beside the one that answers calls. */
  readonly renderThreads: number;
  /** How many days a recording is kept after it was opened. */
  readonly recordingDays: number;
  /** How many earlier releases are kept, for their recordings and their open pages. */
  readonly keptReleases: number;
}

/** The settings for the ids by which pages name their site in calls. */
const SITE_ID_SETTINGS = {
  webstoreId: 'COMMERCE_WEBSTORE_ID',
  siteId: 'COMMERCE_SITE_ID',
  communityId: 'COMMERCE_COMMUNITY_ID',
  channelId: 'COMMERCE_CHANNEL_ID',
} as const;
type SiteIdName = keyof typeof SITE_ID_SETTINGS;

export type Environment = Readonly<Record<string, string | undefined>>;
type Draft = Omit<Settings, 'serverSecret'> & { readonly serverSecret: string | null };
type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };
export type SettingsResult<T> =
  { readonly ok: true; readonly settings: T } | { readonly ok: false; readonly problems: readonly string[] };

export const SECRET_MIN_LENGTH = 32;
const PASSWORD_MIN_LENGTH = 8;
/**
 * How many releases a production server keeps by default: each takes about 13 MB, minus the files that it shares with
 * the previous one. Otherwise none is kept by default, because in development each change is a release.
 */
const KEPT_RELEASES = 10;
const MAX_PORT = 65_535;

const fine = <T>(value: T): Parsed<T> => ({ ok: true, value });
const wrong = (problem: string): Parsed<never> => ({ ok: false, problem });

const portOf = (text: string): Parsed<number> =>
  /^\d{1,5}$/.test(text) && Number(text) <= MAX_PORT
    ? fine(Number(text))
    : wrong(`PORT must be a whole number from 0 to ${MAX_PORT}, not "${text}".`);

const hostOf = (text: string): Parsed<string> =>
  /^[\w.:-]+$/.test(text) ? fine(text) : wrong(`HOST must be a host name or an IP address, not "${text}".`);

const timeoutOf =
  (name: string) =>
  (text: string): Parsed<number> =>
    /^[1-9]\d?$/.test(text)
      ? fine(Number(text) * 1000)
      : wrong(`${name} must be a whole number from 1 to 99, not "${text}".`);

const threadsOf = (text: string): Parsed<number> =>
  /^[1-9]\d?$/.test(text)
    ? fine(Number(text))
    : wrong(`RENDER_THREADS must be a whole number from 1 to 99, not "${text}".`);

const recordingDaysOf = (text: string): Parsed<number> =>
  /^[1-9]\d{0,2}$/.test(text) && Number(text) <= RECORDING_DAYS
    ? fine(Number(text))
    : wrong(`RECORDING_DAYS must be a whole number from 1 to ${RECORDING_DAYS}, not "${text}".`);

const keptReleasesOf = (text: string): Parsed<number> =>
  /^\d{1,2}$/.test(text)
    ? fine(Number(text))
    : wrong(`KEPT_RELEASES must be a whole number from 0 to 99, not "${text}".`);

const trackingPageOf = (text: string): Parsed<string> =>
  isSitePath(text) || (safeAddress(text) === text && /^https:/i.test(text))
    ? fine(text)
    : wrong(`TRACKING_PAGE must be a path of this server or an https address, not "${text}".`);

const originOf =
  (name: string) =>
  (text: string): Parsed<string> => {
    const url = URL.canParse(text) ? new URL(text) : null;
    const isBareOrigin =
      url !== null &&
      ['http:', 'https:'].includes(url.protocol) &&
      [url.origin, `${url.origin}/`].includes(text.toLowerCase());
    return isBareOrigin
      ? fine(url.origin)
      : wrong(`${name} must be an address like https://shop.example, without a path, not "${text}".`);
  };

const SEGMENT = /^(?!\.\.?$)[\w.~-]+$/;

function basePathOf(text: string): Parsed<string> {
  const [front, ...segments] = text.split('/');
  return front === '' && segments.length > 0 && segments.every((segment) => SEGMENT.test(segment))
    ? fine(text)
    : wrong(
        `BASE_PATH must be a path like /boutique, of letters, digits and -._~, without a slash at its end, not "${text}".`,
      );
}

function logLevelOf(text: string): Parsed<LogLevel> {
  const level = LOG_LEVELS.find((known) => known === text);
  return level ? fine(level) : wrong(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}

const switchOf =
  (name: string) =>
  (text: string): Parsed<boolean> =>
    text === 'on' || text === 'off' ? fine(text === 'on') : wrong(`${name} must be on or off, not "${text}".`);

const DEMO_DATA_VALUES = ['on', 'new', 'off'] as const;
type DemoData = (typeof DEMO_DATA_VALUES)[number];

function demoDataOf(text: string): Parsed<DemoData> {
  const demoData = DEMO_DATA_VALUES.find((known) => known === text);
  return demoData ? fine(demoData) : wrong(`DEMO_DATA must be on, new or off, not "${text}".`);
}

// The password is never quoted in a message, because start-up lines end up in logs.
const passwordOf = (text: string): Parsed<string> =>
  text.length >= PASSWORD_MIN_LENGTH
    ? fine(text)
    : wrong(`DEMO_PASSWORD must have at least ${PASSWORD_MIN_LENGTH} characters.`);

const secretOf = (text: string): Parsed<string> =>
  text.length >= SECRET_MIN_LENGTH
    ? fine(text)
    : wrong(`SERVER_SECRET must have at least ${SECRET_MIN_LENGTH} characters.`);

const DEFAULT_MAIL_FROM = 'Comptoir <bonjour@comptoir.example>';

// The value is never quoted: it contains a password.
function smtpUrlOf(text: string): Parsed<string> {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== ''
    ? fine(text)
    : wrong('SMTP_URL must be an address like smtps://user:password@mail.example:465.');
}

const mailFromOf = (text: string): Parsed<string> =>
  parseEmail(/^[^<>\r\n@]+ <(\S+)>$/.exec(text)?.[1] ?? text) !== null
    ? fine(text)
    : wrong(`MAIL_FROM must be an address like bonjour@shop.example or Shop <bonjour@shop.example>, not "${text}".`);

/** The bare address of a sender. */
const addressIn = (from: string): string => /<(\S+)>$/.exec(from)?.[1] ?? from;

function supportMailOf(text: string): Parsed<string> {
  const email = parseEmail(text);
  return email === null ? wrong(`SUPPORT_MAIL must be an address like help@shop.example, not "${text}".`) : fine(email);
}

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const most = family === 4 ? 32 : 128;
  return family !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

function proxiesOf(text: string): Parsed<readonly string[]> {
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every(isProxy)
    ? fine(proxies)
    : wrong(`TRUSTED_PROXIES must be IP addresses or ranges such as 10.0.0.0/8, with commas between, not "${text}".`);
}

// The value is never quoted: it may contain a password.
function databaseUrlOf(text: string): Parsed<string> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWhole = url !== null && ['postgres:', 'postgresql:'].includes(url.protocol) && url.pathname.length > 1;
  return isWhole
    ? fine(text)
    : wrong(
        'DATABASE_URL must be an address like postgres://user:password@host:5432/database: unset it to use DATA_DIR.',
      );
}

const siteIdOf =
  (name: string) =>
  (text: string): Parsed<string> =>
    /^[\da-z]{15}([\da-z]{3})?$/i.test(text)
      ? fine(text)
      : wrong(`${name} must be an id of 15 or 18 letters and digits, not "${text}".`);

/**
 * Reads the environment without side effects: settings, or every wrong value as one line. An empty variable counts as
 * not set. Relative folders are resolved against `folder`.
 */
export function readSettings(env: Environment, folder: string): SettingsResult<Draft> {
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
  const publicOrigin = value<string, null>('PUBLIC_ORIGIN', originOf('PUBLIC_ORIGIN'), null);
  // The password of the demo logins is public: a shop with a public address has demo logins only on request.
  const isProduction = env['NODE_ENV'] === 'production';
  const isPublic = isProduction && publicOrigin !== null;
  const demoData = value<DemoData, DemoData>('DEMO_DATA', demoDataOf, 'on');
  const demoLogins = value('DEMO_LOGINS', switchOf('DEMO_LOGINS'), !isPublic);
  const mailFrom = value('MAIL_FROM', mailFromOf, DEFAULT_MAIL_FROM);
  const settings: Draft = {
    port: value('PORT', portOf, 3000),
    // By default the server listens on both loopback addresses only: a shop is opened to a network deliberately
    // (HOST=0.0.0.0).
    host: value('HOST', hostOf, 'localhost'),
    publicOrigin,
    basePath: value('BASE_PATH', basePathOf, ''),
    dataDir,
    databaseFile: path.join(dataDir, 'comptoir.sqlite'),
    databaseUrl: value('DATABASE_URL', databaseUrlOf, null),
    commerceOrigin: value<string, null>('COMMERCE_ORIGIN', originOf('COMMERCE_ORIGIN'), null),
    commerceTimeoutMs: value('COMMERCE_TIMEOUT_SECONDS', timeoutOf('COMMERCE_TIMEOUT_SECONDS'), 20_000),
    commerceSite: Object.fromEntries(
      Object.entries(SITE_ID_SETTINGS).flatMap(([id, name]) => {
        const given = value<string, null>(name, siteIdOf(name), null);
        return given === null ? [] : [[id, given]];
      }),
    ),
    logLevel: value<LogLevel, LogLevel>('LOG_LEVEL', logLevelOf, 'info'),
    demoData: demoData !== 'off',
    // Nobody could view the orders of closed logins, and the shop's own invoices would be numbered after the invoices
    // of these orders.
    demoPast: demoData === 'on' && demoLogins,
    demoLogins,
    demoPassword: value('DEMO_PASSWORD', passwordOf, null),
    serverSecret: value('SERVER_SECRET', secretOf, null),
    smtpUrl: value('SMTP_URL', smtpUrlOf, null),
    mailFrom,
    supportMail: value('SUPPORT_MAIL', supportMailOf, addressIn(mailFrom)),
    paymentTimeoutMs: value('PAYMENT_TIMEOUT_SECONDS', timeoutOf('PAYMENT_TIMEOUT_SECONDS'), 10_000),
    renderThreads: value('RENDER_THREADS', threadsOf, availableParallelism()),
    recordingDays: value('RECORDING_DAYS', recordingDaysOf, RECORDING_DAYS),
    keptReleases: value('KEPT_RELEASES', keptReleasesOf, isProduction ? KEPT_RELEASES : 0),
    trackingPage: value('TRACKING_PAGE', trackingPageOf, TRACKING_PAGE),
    trustedProxies: value<readonly string[], readonly string[]>('TRUSTED_PROXIES', proxiesOf, []),
  };
  // The commerce server's own pages (payment, bank) would leave the base path.
  if (settings.commerceOrigin !== null && settings.basePath !== '') {
    problems.push(
      'BASE_PATH cannot be set together with COMMERCE_ORIGIN: a shop in front of another server has its host for itself.',
    );
  }
  if (settings.smtpUrl !== null && settings.mailFrom === DEFAULT_MAIL_FROM) {
    problems.push('MAIL_FROM must say whom mails come from when SMTP_URL is set.');
  }
  return problems.length === 0 ? { ok: true, settings } : { ok: false, problems };
}
