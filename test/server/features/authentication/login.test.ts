import { AUTHENTICATION_PAGES } from '../../../../src/contract/authentication/authenticationPages';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { pathTo } from '../../../../src/contract/paths';
import { DEMO_PASSWORD, DEMO_USERS } from '../../../../src/demo/accounts';
import { startTestServer, type TestServer } from '../../../support/server/testServer';
import { logIn } from '../../../support/server/calls/loggedIn';
import { fromOwnPage, testSettings } from '../../../support/server/testApp';

let shop: TestServer;
async function open(settings: Partial<typeof testSettings> = {}) {
  shop = await startTestServer({ settings: { ...testSettings, demoData: true, ...settings } });
}
afterEach(() => shop.close());

const EMAIL = 'boulangerie@comptoir.example';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const login = (username: string, password: string, headers: Readonly<Record<string, string>> = {}, from = '10.0.0.1') =>
  shop.app.inject({
    method: 'POST',
    url: LATE_PATHS.login,
    headers: { ...fromOwnPage, ...headers },
    remoteAddress: from,
    payload: { username, password },
  });
const form = (fields: Readonly<Record<string, string>>) =>
  shop.app.inject({
    method: 'POST',
    url: LATE_PATHS.login,
    headers: { ...fromOwnPage, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
/** The caller as the server sees them. */
async function session(headers: Readonly<Record<string, string>>) {
  const url = pathTo('sessionContext', { webstoreId: shop.webstoreId });
  const reply = await shop.app.inject({ url, headers });
  return { ...reply.json<{ guestUser: boolean }>(), status: reply.statusCode, cookies: reply.cookies };
}
const cookieOf = (reply: Awaited<ReturnType<typeof login>>) =>
  reply.cookies.find(({ name }) => name === 'comptoir_session');
const sessionCookie = (value = '') => ({ cookie: `comptoir_session=${value}` });

describe('logging in', () => {
  it('gives a cookie that scripts cannot read, and a token', async () => {
    await open();
    const reply = await login(EMAIL, DEMO_PASSWORD);
    expect(reply.statusCode).toBe(200);
    const { userId, token } = reply.json<{ userId: string; token: string }>();
    expect(userId).toBe(DEMO_USERS[0]?.id);
    const cookie = cookieOf(reply);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 });
    expect(cookie?.secure).toBeUndefined();
    expect(cookie?.value).not.toBe(token);
    expect(await session(sessionCookie(cookie?.value))).toMatchObject({ guestUser: false });
    expect(await session({ authorization: `Bearer ${token}` })).toMatchObject({ guestUser: false, userId });
  });

  it('keeps neither of the two secrets, nor the password', async () => {
    await open();
    const { token, cookie } = await logIn(shop.app);
    const rows = await shop.app.database.read.selectFrom('login_session').selectAll().execute();
    const users = await shop.app.database.read.selectFrom('shop_user').select('password_hash').execute();
    const kept = JSON.stringify([rows, users]);
    expect(rows).toHaveLength(1);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(cookie.split('=')[1]);
    expect(kept).not.toContain(DEMO_PASSWORD);
    expect(kept).toContain('$argon2id$');
  });

  it('takes the e-mail in any case, with blanks around it', async () => {
    await open();
    expect((await login(' Boulangerie@Comptoir.Example ', DEMO_PASSWORD)).statusCode).toBe(200);
  });

  it('gives a cookie for https only where the shop is served so', async () => {
    await open({ publicOrigin: 'https://shop.example' });
    expect(cookieOf(await login(EMAIL, DEMO_PASSWORD))?.secure).toBe(true);
  });

  it('tells nobody which e-mails have a login', async () => {
    await open();
    const wrong = await login(EMAIL, 'not the password');
    const unknown = await login('nobody@comptoir.example', DEMO_PASSWORD);
    expect(wrong.json()).toMatchObject([{ errorCode: 'INVALID_LOGIN' }]);
    expect([unknown.statusCode, unknown.body]).toEqual([401, wrong.body]);
    const names = ({ headers }: typeof wrong) => Object.keys(headers).sort();
    expect(names(unknown)).toEqual(names(wrong));
  });

  it('makes a new session each time, and the one the browser had is dead', async () => {
    await open();
    const before = await logIn(shop.app);
    const after = cookieOf(await login(EMAIL, DEMO_PASSWORD, before.headers))?.value;
    expect(`comptoir_session=${after ?? ''}`).not.toBe(before.cookie);
    expect(await session({ cookie: before.cookie })).toMatchObject({ guestUser: true });
    expect(await session({ authorization: `Bearer ${before.token}` })).toMatchObject({ status: 401 });
    expect(await session(sessionCookie(after))).toMatchObject({ guestUser: false });
  });

  it('never takes over a session id that somebody else chose', async () => {
    await open();
    const reply = await login(EMAIL, DEMO_PASSWORD, sessionCookie('chosen-by-an-attacker'));
    expect(cookieOf(reply)?.value).not.toBe('chosen-by-an-attacker');
    expect(await session(sessionCookie('chosen-by-an-attacker'))).toMatchObject({ guestUser: true });
  });

  it('is refused to another site', async () => {
    await open();
    const reply = await login(EMAIL, DEMO_PASSWORD, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
    expect(reply.statusCode).toBe(403);
  });

  it('is only for who is known while the demo data is on', async () => {
    await open();
    const { cookie } = await logIn(shop.app);
    const { database } = shop.app;
    const later = await startTestServer({ settings: { ...testSettings, demoData: false } });
    await shop.close();
    shop = later;
    expect((await login(EMAIL, DEMO_PASSWORD)).statusCode).toBe(401);
    expect(database).not.toBe(later.app.database);
    expect(await session({ cookie })).toMatchObject({ guestUser: true });
  });
});

describe('too many attempts', () => {
  const statusesOf = async (times: number, attempt: (index: number) => ReturnType<typeof login>) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) statuses.push((await attempt(index)).statusCode);
    return statuses;
  };

  it('on one account from one network are put off, and say for how long', async () => {
    await open();
    const tried = await statusesOf(10, () => login(EMAIL, 'wrong'));
    expect(tried).toEqual(Array.from({ length: 10 }, () => 401));
    const reply = await login(EMAIL, DEMO_PASSWORD);
    expect([reply.statusCode, reply.json()]).toMatchObject([429, [{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }]]);
    expect(reply.headers['retry-after']).toBe('900');
    expect((await login('coffee@comptoir.example', DEMO_PASSWORD)).statusCode).toBe(200);
    shop.clock.advance(15 * MINUTE);
    expect((await login(EMAIL, DEMO_PASSWORD)).statusCode).toBe(200);
  });

  it('are put off for an unknown account too', async () => {
    await open();
    const tried = await statusesOf(11, () => login('nobody@comptoir.example', 'wrong'));
    expect(tried.at(-1)).toBe(429);
  });

  it('from one address are put off, whatever accounts they try', async () => {
    await open();
    const tried = await statusesOf(61, (index) => login(`guess${String(index)}@comptoir.example`, 'wrong'));
    expect(tried.slice(-2)).toEqual([401, 429]);
    expect((await login(EMAIL, DEMO_PASSWORD, {}, '10.0.0.2')).statusCode).toBe(200);
  });

  it('at the same moment are no more than the ten that may be tried', async () => {
    await open();
    const replies = await Promise.all(Array.from({ length: 25 }, () => login(EMAIL, 'wrong')));
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });

  it('are forgotten after a right one', async () => {
    await open();
    await statusesOf(9, () => login(EMAIL, 'wrong'));
    await login(EMAIL, DEMO_PASSWORD);
    const tried = await statusesOf(9, () => login(EMAIL, 'wrong'));
    expect(tried.at(-1)).toBe(401);
  });

  it('are counted by the caller behind a trusted proxy, and nobody else can say who they are', async () => {
    await open({ trustedProxies: ['10.9.9.9'] });
    const as = (index: number, from: string) =>
      login(`x${String(index)}@comptoir.example`, 'wrong', { 'x-forwarded-for': `192.0.2.${String(index)}` }, from);
    expect((await statusesOf(61, (index) => as(index, '10.9.9.9'))).at(-1)).toBe(401);
    expect((await statusesOf(61, (index) => as(index, '10.8.8.8'))).at(-1)).toBe(429);
  });
});

describe('a session', () => {
  it('ends with the log-out, its cookie and its token, and leads Home [PRF-04] [LNK-15]', async () => {
    await open();
    const { cookie, token } = await logIn(shop.app);
    const reply = await shop.app.inject({ url: LATE_PATHS.logout, headers: { cookie } });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/']);
    expect(cookieOf(reply)).toMatchObject({ value: '', path: '/' });
    expect(await session({ cookie })).toMatchObject({ guestUser: true });
    expect(await session({ authorization: `Bearer ${token}` })).toMatchObject({ status: 401 });
  });

  it.each(['cross-site', 'same-site'])(
    'is not ended by a link of another site (%s), which leads to where both is offered, to stay and to log out',
    async (from) => {
      await open();
      const { cookie } = await logIn(shop.app);
      const asked = await shop.app.inject({ url: LATE_PATHS.logout, headers: { cookie, 'sec-fetch-site': from } });
      expect([asked.statusCode, asked.headers.location]).toEqual([303, AUTHENTICATION_PAGES.login]);
      expect(cookieOf(asked)).toBeUndefined();
      expect(await session({ cookie })).toMatchObject({ guestUser: false });
      const answer = (site: string) =>
        shop.app.inject({
          method: 'POST',
          url: LATE_PATHS.logout,
          headers: { cookie, 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
        });
      expect((await answer(from)).statusCode).toBe(403);
      expect(await session({ cookie })).toMatchObject({ guestUser: false });
      expect((await answer('same-origin')).statusCode).toBe(303);
      expect(await session({ cookie })).toMatchObject({ guestUser: true });
    },
  );

  it('is not ended by a picture whose address is that of logging out', async () => {
    await open();
    const { cookie } = await logIn(shop.app);
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' };
    const reply = await shop.app.inject({ url: LATE_PATHS.logout, headers });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, AUTHENTICATION_PAGES.login]);
    expect(await session({ cookie })).toMatchObject({ guestUser: false });
    const link = { ...headers, 'sec-fetch-dest': 'document' };
    expect((await shop.app.inject({ url: LATE_PATHS.logout, headers: link })).headers.location).toBe('/');
    expect(await session({ cookie })).toMatchObject({ guestUser: true });
  });

  it.each(['same-origin', 'none'])('is ended by a GET that says %s of its site', async (site) => {
    await open();
    const { cookie } = await logIn(shop.app);
    const reply = await shop.app.inject({ url: LATE_PATHS.logout, headers: { cookie, 'sec-fetch-site': site } });
    expect(reply.statusCode).toBe(303);
    expect(await session({ cookie })).toMatchObject({ guestUser: true });
  });

  it('can be ended by its token too, and by nothing that only asks', async () => {
    await open();
    const { cookie, token } = await logIn(shop.app);
    await shop.app.inject({ method: 'HEAD', url: LATE_PATHS.logout, headers: { cookie } });
    expect(await session({ cookie })).toMatchObject({ guestUser: false });
    const headers = { authorization: `Bearer ${token}` };
    expect((await shop.app.inject({ method: 'POST', url: LATE_PATHS.logout, headers })).statusCode).toBe(303);
    expect(await session({ cookie })).toMatchObject({ guestUser: true });
  });

  it('lasts thirty days from its last day of use, and is written once a day', async () => {
    await open();
    const { cookie } = await logIn(shop.app);
    const writes = () => shop.app.database.counts().commands;
    const before = writes();
    expect((await session({ cookie })).cookies).toEqual([]);
    expect(writes()).toBe(before);
    shop.clock.advance(29 * DAY);
    expect((await session({ cookie })).cookies).toMatchObject([{ name: 'comptoir_session', maxAge: 2_592_000 }]);
    await session({ cookie });
    expect(writes()).toBe(before + 1);
    shop.clock.advance(29 * DAY);
    expect(await session({ cookie })).toMatchObject({ guestUser: false });
    shop.clock.advance(31 * DAY);
    expect(await session({ cookie })).toMatchObject({
      guestUser: true,
      cookies: [{ name: 'comptoir_session', value: '' }],
    });
  });

  it('is never renewed by an answer that others may be given', async () => {
    await open();
    const { cookie } = await logIn(shop.app);
    shop.clock.advance(2 * DAY);
    const url = pathTo('applicationContext', { webstoreId: shop.webstoreId });
    const reply = await shop.app.inject({ url, headers: { cookie } });
    expect(reply.headers['cache-control']).toContain('public');
    expect(reply.cookies).toEqual([]);
  });
});

describe('a login form without a script', () => {
  it('goes on to where the shopper came from, on this site only', async () => {
    await open();
    const to = async (startUrl: string) => {
      const reply = await form({ username: EMAIL, password: DEMO_PASSWORD, startUrl });
      expect(cookieOf(reply)?.value).toBeDefined();
      return `${String(reply.statusCode)} ${String(reply.headers.location)}`;
    };
    expect(await to('/cart?a=1#x')).toBe('303 /cart?a=1#x');
    expect(await to('')).toBe('303 /');
    for (const evil of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:x',
    ]) {
      expect(await to(evil)).toBe('303 /');
    }
  });

  it('comes back to itself when it is refused, and keeps where it was going', async () => {
    await open();
    const wrong = await form({ username: EMAIL, password: 'wrong', startUrl: '/cart' });
    expect([wrong.statusCode, wrong.headers.location]).toEqual([303, '/login?startUrl=%2Fcart&refused=1']);
    const half = await form({ username: EMAIL });
    expect([half.statusCode, half.headers.location]).toEqual([303, '/login?refused=1']);
    for (let index = 0; index < 9; index += 1) await form({ username: EMAIL, password: 'wrong' });
    const late = await form({ username: EMAIL, password: 'wrong' });
    expect(late.headers.location).toBe('/login?refused=later');
  });
});

test('nothing of who logs in stands in the log', async () => {
  await open();
  await login(EMAIL, DEMO_PASSWORD);
  await login(EMAIL, 'a-wrong-secret');
  await login('marie.martin@example.fr', 'another-secret');
  const { token, cookie } = await logIn(shop.app);
  await session({ cookie, authorization: `Bearer ${token}` });
  const log = shop.log.join('');
  expect(log).toContain('"path":"/login"');
  expect(log).not.toMatch(/@|marie|wrong-secret|another-secret|comptoir-demo|argon2/);
  expect(log).not.toContain(token);
  expect(log).not.toContain(cookie.split('=')[1]);
});
