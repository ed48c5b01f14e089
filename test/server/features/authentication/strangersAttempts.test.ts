import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { withQuery } from '../../../../src/contract/paths';
import { DEMO_PASSWORD } from '../../../../src/demo/accounts';
import { forgetting } from '../../../../src/server/features/authentication';
import { startTestServer, type TestServer } from '../../../support/server/testServer';
import { fromOwnPage, startTestApp } from '../../../support/server/testApp';
import { waitUntil } from '../../../support/waitUntil';

let shop: TestServer;
beforeEach(async () => {
  shop = await startTestServer();
});
afterEach(() => shop.close());

const EMAIL = 'boulangerie@comptoir.example';
const OWNER = '10.0.0.1';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NEW_PASSWORD = 'douze lettres';

type Cookies = Readonly<Record<string, string>>;
const post = (url: string, payload: Cookies, from: string, cookies: Cookies = {}) =>
  shop.app.inject({ method: 'POST', url, headers: fromOwnPage, remoteAddress: from, payload, cookies });
const login = (password: string, from = OWNER, cookies: Cookies = {}, username = EMAIL) =>
  post(LATE_PATHS.login, { username, password }, from, cookies);
const statusOf = async (reply: ReturnType<typeof login>) => (await reply).statusCode;
async function strangersTry(networks: number, times: number, language?: string): Promise<number[]> {
  const url = withQuery(LATE_PATHS.login, { language });
  const tried = Array.from({ length: networks * times }, (_, index) =>
    statusOf(post(url, { username: EMAIL, password: 'wrong' }, `10.1.${String(index % networks)}.1`)),
  );
  return Promise.all(tried);
}
function browserOf(reply: Awaited<ReturnType<typeof login>>): Cookies {
  const cookie = reply.cookies.find(({ name }) => name === 'comptoir_known_browser');
  return cookie === undefined ? {} : { comptoir_known_browser: cookie.value };
}
async function linkMailed(from = OWNER, cookies: Cookies = {}): Promise<string> {
  await post(LATE_PATHS.passwordRequests, { email: EMAIL }, from, cookies);
  const text = shop.mails.at(-1)?.text ?? '';
  return new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'no:link').searchParams.get('token') ?? '';
}
const reset = (token: string, from = OWNER, cookies: Cookies = {}) =>
  post(LATE_PATHS.passwordChanges, { token, password: NEW_PASSWORD }, from, cookies);
const known = () => shop.app.database.read.selectFrom('known_browser').selectAll().execute();

describe('wrong passwords of a stranger', () => {
  it('do not shut the owner out who comes from another network', async () => {
    expect((await strangersTry(1, 11)).filter((status) => status === 429)).toHaveLength(1);
    expect(await statusOf(login(DEMO_PASSWORD))).toBe(200);
  });

  it('are a hundred from everywhere together; a browser in which the owner has logged in goes on', async () => {
    const browser = browserOf(await login(DEMO_PASSWORD));
    expect(new Set(await strangersTry(20, 5))).toEqual(new Set([401]));
    expect(await statusOf(login('wrong', '10.2.0.1'))).toBe(429);
    expect(await statusOf(login(DEMO_PASSWORD))).toBe(429);
    expect(await statusOf(login(DEMO_PASSWORD, OWNER, { comptoir_known_browser: 'made up' }))).toBe(429);
    const other = browserOf(await login(DEMO_PASSWORD, OWNER, {}, 'coffee@comptoir.example'));
    expect(await statusOf(login(DEMO_PASSWORD, OWNER, other))).toBe(429);
    expect(await statusOf(login(DEMO_PASSWORD, OWNER, browser))).toBe(200);
    shop.clock.advance(15 * MINUTE);
    expect(await statusOf(login(DEMO_PASSWORD))).toBe(200);
  });

  it('are told to the owner once, when the hundred are used up', async () => {
    await strangersTry(20, 4);
    expect(shop.mails).toEqual([]);
    await strangersTry(20, 2);
    await waitUntil('the owner is told', () => shop.mails.length > 0);
    shop.clock.advance(15 * MINUTE);
    await strangersTry(20, 6);
    expect(shop.mails).toMatchObject([{ to: EMAIL, subject: 'De nombreuses tentatives de connexion à votre compte' }]);
    expect(shop.mails[0]?.text).toContain('http://localhost:0/forgotten-password\n');
    expect(shop.log.join('')).not.toContain(EMAIL);
  });

  it('are told in the language in which they were made, with a link to a page in it', async () => {
    await strangersTry(20, 6, 'en-US');
    await waitUntil('the owner is told', () => shop.mails.length > 0);
    expect(shop.mails).toMatchObject([{ to: EMAIL, subject: 'Many attempts to log in to your account' }]);
    expect(shop.mails[0]?.text).toContain('http://localhost:0/forgotten-password?langue=en\n');
  });

  it('are told to nobody when nobody has the account', async () => {
    const tries = Array.from({ length: 101 }, (_, index) =>
      statusOf(login('wrong', `10.1.${String(index % 20)}.1`, {}, 'nobody@comptoir.example')),
    );
    expect((await Promise.all(tries)).filter((status) => status === 429)).toHaveLength(1);
    expect(shop.mails).toEqual([]);
  });

  it('and the owner’s own are forgiven by the link to a new password, wherever they were made', async () => {
    await Promise.all(Array.from({ length: 11 }, () => login('wrong')));
    await strangersTry(20, 5);
    expect((await reset(await linkMailed('10.3.0.1'), '10.3.0.1')).statusCode).toBe(204);
    expect(await statusOf(login(NEW_PASSWORD))).toBe(200);
  });

  it('do not come between a new password and its first login', async () => {
    const browser = browserOf(await reset(await linkMailed()));
    await strangersTry(20, 5);
    expect(await statusOf(login(NEW_PASSWORD))).toBe(429);
    expect(await statusOf(login(NEW_PASSWORD, OWNER, browser))).toBe(200);
  });
});

describe('a browser in which somebody has logged in', () => {
  it('keeps a secret of its own for a year, of which the shop has the hash alone', async () => {
    const reply = await login(DEMO_PASSWORD);
    const secret = browserOf(reply)['comptoir_known_browser'] ?? '';
    const cookie = reply.cookies.find(({ value }) => value === secret);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 365 * 24 * 60 * 60 });
    const rows = await known();
    expect(rows).toMatchObject([{ user_id: reply.json<{ userId: string }>().userId, seen_at: shop.clock.now() }]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('gets a new secret with each login: one that a stranger has put there is not known to its owner', async () => {
    const planted = browserOf(await login(DEMO_PASSWORD, OWNER, {}, 'coffee@comptoir.example'));
    const after = browserOf(await login(DEMO_PASSWORD, OWNER, planted));
    await strangersTry(20, 5);
    expect(await statusOf(login(DEMO_PASSWORD, '10.2.0.1', planted))).toBe(429);
    expect(await statusOf(login(DEMO_PASSWORD, OWNER, after))).toBe(200);
    expect(await known()).toHaveLength(2);
  });

  it('gives whoever has its secret no endless tries', async () => {
    const browser = browserOf(await login(DEMO_PASSWORD));
    const tried = Array.from({ length: 101 }, (_, index) =>
      statusOf(login('wrong', `10.1.${String(index % 20)}.1`, browser)),
    );
    expect((await Promise.all(tried)).filter((status) => status === 429)).toHaveLength(1);
  });

  it('is one of twenty at most, and forgotten with a new password, after a year, or with its user', async () => {
    const first = browserOf(await login(DEMO_PASSWORD));
    for (let times = 0; times < 20; times += 1) {
      shop.clock.advance(MINUTE);
      await login(DEMO_PASSWORD);
    }
    expect(await known()).toHaveLength(20);
    await strangersTry(20, 5);
    expect(await statusOf(login(DEMO_PASSWORD, OWNER, first))).toBe(429);
    await reset(await linkMailed());
    const [{ user_id } = { user_id: '' }, ...others] = await known();
    expect(others).toEqual([]);
    await shop.app.database.write((db) => db.deleteFrom('shop_user').where('id', '=', user_id).execute());
    expect(await known()).toEqual([]);
  });

  it('counts for nothing when a year has passed since, and its row goes', async () => {
    const browser = browserOf(await login(DEMO_PASSWORD));
    shop.clock.advance(365 * DAY);
    await strangersTry(20, 5);
    expect(await statusOf(login(DEMO_PASSWORD, OWNER, browser))).toBe(429);
    const { app, clock } = shop;
    const later = await startTestApp({ plugins: [forgetting], database: app.database, clock });
    await waitUntil('the browser is forgotten', async () => (await known()).length === 0);
    await later.app.close();
  });
});
