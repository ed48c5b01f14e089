import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { pathTo } from '../../../../src/contract/paths';
import { DEMO_PASSWORD } from '../../../../src/demo/accounts';
import { MailProblem } from '../../../../src/server/mail/Mail';
import { startTestServer, type TestServer } from '../../../support/server/testServer';
import { logIn } from '../../../support/server/calls/loggedIn';
import { fromOwnPage, testSettings } from '../../../support/server/testApp';
import { waitUntil } from '../../../support/waitUntil';

let shop: TestServer;
beforeEach(async () => {
  shop = await startTestServer();
});
afterEach(() => shop.close());

const EMAIL = 'coffee@comptoir.example';
const HOUR = 60 * 60_000;
const NEW_PASSWORD = 'douze lettres';
type Fields = Readonly<Record<string, string>>;
const post = (url: string, payload: Fields, headers: Fields = {}) =>
  shop.app.inject({ method: 'POST', url, headers: { ...fromOwnPage, ...headers }, payload });
const form = (url: string, fields: Fields) =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { ...fromOwnPage, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const ask = (email: string, headers: Fields = {}) => post(LATE_PATHS.passwordRequests, { email }, headers);
const askFrom = (remoteAddress: string, headers: Fields = {}) =>
  shop.app.inject({
    method: 'POST',
    url: LATE_PATHS.passwordRequests,
    headers: { ...fromOwnPage, ...headers },
    remoteAddress,
    payload: { email: EMAIL },
  });
const change = (token: string, password: string) => post(LATE_PATHS.passwordChanges, { token, password });
const login = async (password: string) => (await post(LATE_PATHS.login, { username: EMAIL, password })).statusCode;
const linkIn = (text: string): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'no:link');
async function tokenMailed(): Promise<string> {
  await ask(EMAIL);
  return linkIn(shop.mails.at(-1)?.text ?? '').searchParams.get('token') ?? '';
}

describe('a forgotten password', () => {
  it('is answered alike for everybody, and mailed about to who has a login', async () => {
    const known = await ask(` ${EMAIL.toUpperCase()}`);
    const unknown = await ask('nobody@comptoir.example');
    expect([known.statusCode, known.body]).toEqual([202, '{}']);
    expect([unknown.statusCode, unknown.body]).toEqual([202, '{}']);
    expect(shop.mails.map(({ to }) => to)).toEqual([EMAIL]);
  });

  it('is mailed a link of this shop, whatever host the request names', async () => {
    await ask(EMAIL, { host: 'evil.example', origin: 'http://evil.example' });
    expect(linkIn(shop.mails[0]?.text ?? '').hostname).toBe('localhost');
    await shop.close();
    shop = await startTestServer({
      settings: { ...testSettings, demoData: true, publicOrigin: 'https://shop.example' },
    });
    await ask(EMAIL, { host: 'evil.example' });
    const link = linkIn(shop.mails[0]?.text ?? '');
    expect(`${link.origin}${link.pathname}`).toBe('https://shop.example/reset-password');
  });

  it('is mailed one link for a request and its repeats, by their key, none for another request under it, and another for the next request', async () => {
    const once = { 'idempotency-key': 'once' };
    for (const email of [EMAIL, EMAIL, 'nobody@comptoir.example']) {
      const reply = await ask(email, once);
      expect([reply.statusCode, reply.body]).toEqual([202, '{}']);
    }
    const links = () => shop.app.database.read.selectFrom('password_request').selectAll().execute();
    expect([shop.mails.map(({ to }) => to), await links()]).toMatchObject([[EMAIL], [{}]]);
    await ask(EMAIL, { 'idempotency-key': 'again' });
    expect([shop.mails.length, (await links()).length]).toEqual([2, 2]);
    const other = await ask(EMAIL.toUpperCase(), once);
    expect([other.statusCode, other.json()]).toMatchObject([422, [{ errorCode: 'INVALID_API_INPUT' }]]);
    expect([shop.mails.length, (await links()).length]).toEqual([2, 2]);
  });

  it('keeps only the hash of the link', async () => {
    const token = await tokenMailed();
    const rows = await shop.app.database.read.selectFrom('password_request').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('fills nobody’s mailbox: three links an hour for one network', async () => {
    for (let times = 0; times < 5; times += 1) expect((await ask(EMAIL)).statusCode).toBe(202);
    expect(shop.mails).toHaveLength(3);
    shop.clock.advance(HOUR);
    await ask(EMAIL);
    expect(shop.mails).toHaveLength(4);
  });

  it('is mailed about to its owner although a stranger has asked for three', async () => {
    for (let times = 0; times < 4; times += 1) await askFrom('10.1.0.1');
    expect(shop.mails).toHaveLength(3);
    await askFrom('10.0.0.1');
    expect(shop.mails).toHaveLength(4);
  });

  it('is mailed about ten times an hour at most, wherever it is told; a browser with a login has ten of its own', async () => {
    const reply = await post(LATE_PATHS.login, { username: EMAIL, password: DEMO_PASSWORD });
    const known = reply.cookies.find(({ name }) => name === 'comptoir_known_browser');
    for (let times = 0; times < 12; times += 1) await askFrom(`10.1.${String(times)}.1`);
    expect(shop.mails).toHaveLength(10);
    await askFrom('10.0.0.1', { cookie: `comptoir_known_browser=made-up` });
    expect(shop.mails).toHaveLength(10);
    const browser = { cookie: `comptoir_known_browser=${known?.value ?? ''}` };
    await askFrom('10.0.0.1', browser);
    expect(shop.mails).toHaveLength(11);
    for (let times = 0; times < 12; times += 1) await askFrom(`10.2.${String(times)}.1`, browser);
    expect(shop.mails).toHaveLength(20);
  });

  it('is put off when one address asks for many', async () => {
    for (let times = 0; times < 20; times += 1) await ask(`guess${String(times)}@comptoir.example`);
    const reply = await ask(EMAIL);
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '3600']);
  });

  it('is answered when the mail cannot be sent, and the log names nobody', async () => {
    await shop.close();
    shop = await startTestServer({ mail: { send: () => Promise.reject(new MailProblem('EENVELOPE')) } });
    expect((await ask(EMAIL)).statusCode).toBe(202);
    await waitUntil('the log tells of it', () => shop.log.join('').includes('could not be mailed'));
    expect(shop.log.join('')).not.toMatch(/@|coffee|token=/);
  });

  it('can be told by a form without a script', async () => {
    const reply = await form(LATE_PATHS.passwordRequests, { email: EMAIL });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/forgotten-password?sent=1']);
    expect(shop.mails).toHaveLength(1);
  });
});

describe('a link to a new password', () => {
  it('changes it once, and ends whatever sessions there were', async () => {
    const { cookie, token: bearer } = await logIn(shop.app, EMAIL);
    const token = await tokenMailed();
    expect((await change(token, NEW_PASSWORD)).statusCode).toBe(204);
    const url = pathTo('sessionContext', { webstoreId: shop.webstoreId });
    expect((await shop.app.inject({ url, headers: { cookie } })).json()).toMatchObject({ guestUser: true });
    expect((await shop.app.inject({ url, headers: { authorization: `Bearer ${bearer}` } })).statusCode).toBe(401);
    expect([await login(DEMO_PASSWORD), await login(NEW_PASSWORD)]).toEqual([401, 200]);
    const again = await change(token, 'another of twelve');
    expect([again.statusCode, again.json()]).toMatchObject([
      400,
      [{ errorCode: 'INVALID_API_INPUT', invalidParameters: ['token'] }],
    ]);
    expect(await login(NEW_PASSWORD)).toBe(200);
  });

  it('used twice at the same moment changes it once', async () => {
    const token = await tokenMailed();
    const replies = await Promise.all([change(token, 'the first of two'), change(token, 'the second of two')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
  });

  it('is worth nothing after an hour, after another one was used, or when it is made up', async () => {
    const [first, second] = [await tokenMailed(), await tokenMailed()];
    await change(second, NEW_PASSWORD);
    expect((await change(first, NEW_PASSWORD)).statusCode).toBe(400);
    const third = await tokenMailed();
    shop.clock.advance(HOUR);
    expect((await change(third, NEW_PASSWORD)).statusCode).toBe(400);
    expect((await change('made-up', NEW_PASSWORD)).statusCode).toBe(400);
  });

  it('is not used up by a password that is too short', async () => {
    const token = await tokenMailed();
    const short = await change(token, 'onze lettre');
    expect([short.statusCode, short.json()]).toMatchObject([400, [{ invalidParameters: ['password'] }]]);
    expect((await change(token, NEW_PASSWORD)).statusCode).toBe(204);
  });

  it('can be used by a form without a script', async () => {
    const token = await tokenMailed();
    const short = await form(LATE_PATHS.passwordChanges, { token, password: 'court' });
    expect(short.headers.location).toBe('/reset-password?refused=password');
    const right = await form(LATE_PATHS.passwordChanges, { token, password: NEW_PASSWORD });
    expect([right.statusCode, right.headers.location]).toEqual([303, '/login?changed=1']);
  });
});

test('nothing of a forgotten password stands in the log', async () => {
  const token = await tokenMailed();
  await change(token, NEW_PASSWORD);
  const log = shop.log.join('');
  expect(log).toContain('"path":"/password-changes"');
  expect(log).not.toMatch(/@|coffee|douze/);
  expect(log).not.toContain(token);
});
