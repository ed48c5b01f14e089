import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { loadSettings } from '../../../src/server/process/dataDir';
import { readSettings } from '../../../src/server/process/settings';
import { temporaryFolder } from '../../support/server/databases/temporaryFolder';

function settingsOf(env: Record<string, string>) {
  const result = readSettings(env, '/srv/shop');
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.settings;
}
function problemsOf(env: Record<string, string>) {
  const result = readSettings(env, '/srv/shop');
  return result.ok ? [] : result.problems;
}

describe('settings', () => {
  it('open the shop on localhost:3000 with demo data when nothing is set', () => {
    expect(settingsOf({})).toEqual({
      port: 3000,
      host: 'localhost',
      publicOrigin: null,
      basePath: '',
      dataDir: '/srv/shop/data',
      databaseFile: '/srv/shop/data/comptoir.sqlite',
      databaseUrl: null,
      commerceOrigin: null,
      commerceTimeoutMs: 20_000,
      commerceSite: {},
      logLevel: 'info',
      demoData: true,
      demoPast: true,
      demoLogins: true,
      demoPassword: null,
      serverSecret: null,
      smtpUrl: null,
      mailFrom: 'Comptoir <bonjour@comptoir.example>',
      supportMail: 'bonjour@comptoir.example',
      trustedProxies: [],
      paymentTimeoutMs: 10_000,
      renderThreads: availableParallelism(),
      recordingDays: 30,
      keptReleases: 0,
      trackingPage: '/tracking-page',
    });
  });

  it('name the commerce server that the shop stands in front of, and its site there', () => {
    expect(
      settingsOf({
        COMMERCE_ORIGIN: 'https://org.example/',
        COMMERCE_TIMEOUT_SECONDS: '5',
        COMMERCE_WEBSTORE_ID: '0ZEWs000000ORGx',
        COMMERCE_SITE_ID: '0DMWs000000ORGxOAO',
      }),
    ).toMatchObject({
      commerceOrigin: 'https://org.example',
      commerceTimeoutMs: 5_000,
      commerceSite: { webstoreId: '0ZEWs000000ORGx', siteId: '0DMWs000000ORGxOAO' },
    });
  });

  it.each([
    [{ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example' }, false],
    [{ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example', DEMO_LOGINS: 'on' }, true],
    [{ NODE_ENV: 'production' }, true],
    [{ NODE_ENV: 'development', PUBLIC_ORIGIN: 'https://shop.example' }, true],
    [{ DEMO_LOGINS: 'off' }, false],
  ])('%j have the demo logins open: %s', (env, open) => {
    expect(settingsOf(env).demoLogins).toBe(open);
  });

  it.each([
    [{}, true, true],
    [{ DEMO_DATA: 'on' }, true, true],
    [{ DEMO_DATA: 'new' }, true, false],
    [{ DEMO_DATA: 'off' }, false, false],
    [{ DEMO_LOGINS: 'off' }, true, false],
  ])('%j have demo data: %s, and companies that have ordered before: %s', (env, demoData, demoPast) => {
    expect(settingsOf(env)).toMatchObject({ demoData, demoPast });
  });

  it('take every value that is right, and an empty one as not set', () => {
    const settings = settingsOf({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_ORIGIN: 'https://shop.example/',
      BASE_PATH: '/pros/boutique_2.fr',
      DATA_DIR: '/var/lib/comptoir',
      LOG_LEVEL: 'warn',
      DEMO_DATA: 'off',
      DEMO_PASSWORD: 'beurre-doux',
      SERVER_SECRET: 's'.repeat(32),
      DATABASE_URL: '',
    });
    expect(settings).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicOrigin: 'https://shop.example',
      basePath: '/pros/boutique_2.fr',
      logLevel: 'warn',
    });
    expect(settings).toMatchObject({
      demoData: false,
      demoPassword: 'beurre-doux',
      databaseFile: '/var/lib/comptoir/comptoir.sqlite',
    });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['HOST', 'a host'],
    ['PUBLIC_ORIGIN', 'shop.example'],
    ['PUBLIC_ORIGIN', 'ftp://shop.example'],
    ['PUBLIC_ORIGIN', 'https://shop.example/boutique'],
    ['BASE_PATH', 'boutique'],
    ['BASE_PATH', '/'],
    ['BASE_PATH', '/boutique/'],
    ['BASE_PATH', '//boutique'],
    ['BASE_PATH', '/boutique/../autre'],
    ['BASE_PATH', '/épicerie'],
    ['BASE_PATH', '/boutique?x'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO_DATA', 'maybe'],
    ['DEMO_LOGINS', '1'],
    ['DEMO_PASSWORD', 'court'],
    ['SERVER_SECRET', 'short'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['DATABASE_URL', 'postgres://localhost'],
    ['DATABASE_URL', 'localhost/shop'],
    ['COMMERCE_ORIGIN', 'https://org.example/services'],
    ['COMMERCE_TIMEOUT_SECONDS', '0'],
    ['COMMERCE_WEBSTORE_ID', 'the webstore'],
    ['COMMERCE_CHANNEL_ID', '0apWs00000'],
    ['SMTP_URL', 'mail.example:25'],
    ['MAIL_FROM', 'the shop'],
    ['SUPPORT_MAIL', 'Comptoir <aide@shop.example>'],
    ['TRUSTED_PROXIES', '10.0.0.0/40'],
    ['PAYMENT_TIMEOUT_SECONDS', '0'],
    ['RENDER_THREADS', '0'],
    ['RECORDING_DAYS', '0'],
    ['RECORDING_DAYS', '31'],
    ['KEPT_RELEASES', '100'],
    ['KEPT_RELEASES', '-1'],
    ['TRACKING_PAGE', 'http://stats.example/page'],
    ['TRACKING_PAGE', '//stats.example'],
  ])('refuse %s=%s with one line that names it', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
    expect(problems[0]).not.toContain('\n');
  });

  it('refuse a path below which a shop in front of another server would stand', () => {
    expect(problemsOf({ COMMERCE_ORIGIN: 'https://org.example', BASE_PATH: '/boutique' })).toEqual([
      expect.stringMatching(/^BASE_PATH cannot be set together with COMMERCE_ORIGIN/),
    ]);
  });

  it('name every wrong value at once and never repeat a secret', () => {
    const problems = problemsOf({
      PORT: 'x',
      DEMO_PASSWORD: 'abc',
      SERVER_SECRET: 'hush',
      SMTP_URL: 'http://u:quiet@m',
    });
    expect(problems).toHaveLength(4);
    expect(problems.join()).not.toMatch(/abc|hush|quiet/);
  });

  it('of mails are a server with somebody to write from, and proxies by address or range', () => {
    const smtpUrl = 'smtps://shop:pass@mail.example:465';
    expect(problemsOf({ SMTP_URL: smtpUrl })).toEqual([expect.stringMatching(/^MAIL_FROM must say/)]);
    const mailFrom = 'Comptoir <vente@shop.example>';
    const env = { SMTP_URL: smtpUrl, MAIL_FROM: mailFrom, TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8' };
    expect(settingsOf({ PAYMENT_TIMEOUT_SECONDS: '3' })).toMatchObject({ paymentTimeoutMs: 3000 });
    expect(settingsOf({ RENDER_THREADS: '3' })).toMatchObject({ renderThreads: 3 });
    expect(settingsOf({ RECORDING_DAYS: '9', KEPT_RELEASES: '0' })).toMatchObject({
      recordingDays: 9,
      keptReleases: 0,
    });
    expect(settingsOf({ NODE_ENV: 'production' })).toMatchObject({ keptReleases: 10 });
    for (const trackingPage of ['/vforcesite/apex/suivi', 'https://stats.example/page?site=1']) {
      expect(settingsOf({ TRACKING_PAGE: trackingPage })).toMatchObject({ trackingPage });
    }
    expect(settingsOf(env)).toMatchObject({
      smtpUrl,
      mailFrom,
      supportMail: 'vente@shop.example',
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    });
  });

  it('of messages to the shop name the address they go to: without one, the address that mails come from', () => {
    expect(settingsOf({ SUPPORT_MAIL: 'Aide@shop.example' })).toMatchObject({ supportMail: 'aide@shop.example' });
    expect(settingsOf({ MAIL_FROM: 'vente@shop.example' })).toMatchObject({ supportMail: 'vente@shop.example' });
  });

  it('of a PostgreSQL database are its address, which a message never repeats: it may hold a password', () => {
    for (const url of ['postgres://u:secret@h:5433/db', 'postgresql://h/db', 'postgres:///db?host=/run/postgresql']) {
      expect(settingsOf({ DATABASE_URL: url })).toMatchObject({ databaseUrl: url });
    }
    expect(problemsOf({ DATABASE_URL: 'postgres://u:secret@h' }).join()).not.toContain('secret');
  });
});

describe('the data folder', () => {
  const temporary = temporaryFolder();
  afterAll(() => temporary.remove());

  it('is made at the first start with a secret that only its owner reads, and keeps it', async () => {
    const env = { DATA_DIR: temporary.file('new/data') };
    const first = await loadSettings(env, '/');
    const second = await loadSettings(env, '/');
    if (!first.ok || !second.ok) throw new Error('not loaded');
    const kept = path.join(first.settings.dataDir, 'keys', 'server-secret');
    expect(first.settings.serverSecret).toHaveLength(43);
    expect(second.settings.serverSecret).toBe(first.settings.serverSecret);
    expect(readFileSync(kept, 'utf8')).toBe(first.settings.serverSecret);
    expect(statSync(kept).mode & 0o777).toBe(0o600);
  });

  it('keeps no secret when one is given', async () => {
    const given = 'given'.repeat(8);
    const loaded = await loadSettings({ DATA_DIR: temporary.file('given'), SERVER_SECRET: given }, '/');
    expect(loaded).toMatchObject({ ok: true, settings: { serverSecret: given } });
    expect(() => statSync(temporary.file('given/keys'))).toThrow('ENOENT');
  });

  it('gives two servers that start at once the same secret', async () => {
    const env = { DATA_DIR: temporary.file('both') };
    const loaded = await Promise.all([loadSettings(env, '/'), loadSettings(env, '/')]);
    const secrets = loaded.map((result) => (result.ok ? result.settings.serverSecret : result.problems));
    expect(secrets[0]).toHaveLength(43);
    expect(secrets[0]).toBe(secrets[1]);
  });

  it('that cannot be made is one clear line', async () => {
    writeFileSync(temporary.file('a-file'), '');
    const loaded = await loadSettings({ DATA_DIR: temporary.file('a-file/data') }, '/');
    expect(loaded).toEqual({
      ok: false,
      problems: [expect.stringMatching(/^DATA_DIR .*a-file\/data cannot be written to \(ENOTDIR\)\.$/)],
    });
  });

  it('with a damaged secret is one clear line', async () => {
    const env = { DATA_DIR: temporary.file('damaged') };
    await loadSettings(env, '/');
    chmodSync(temporary.file('damaged/keys/server-secret'), 0o600);
    writeFileSync(temporary.file('damaged/keys/server-secret'), 'x');
    expect(await loadSettings(env, '/')).toEqual({ ok: false, problems: [expect.stringContaining('damaged')] });
  });
});
