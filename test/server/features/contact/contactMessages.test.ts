import { isContactReference, type ContactMessageReply } from '../../../../src/contract/contact/contactMessage';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import { contactReference } from '../../../../src/server/features/contact/contactReference';
import { countedIds, fromOwnPage } from '../../../support/server/testApp';
import { logIn } from '../../../support/server/calls/loggedIn';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let shop: TestServer;
beforeEach(async () => {
  shop = await startTestServer();
});
afterEach(() => shop.close());

const MESSAGE = {
  subject: 'claim',
  name: ' Marie  Martin ',
  email: 'Marie.Martin@Port.example',
  phone: '+33 1 40 00 01 01',
  orderNumber: 'ER37G-VYS2M-6GPHH-HG4DE',
  message: 'Bonjour,\r\nun colis de beurre manque.',
};
type Fields = Readonly<Record<string, unknown>>;
const write = (payload: Fields, headers: Readonly<Record<string, string>> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: LATE_PATHS.contactMessages,
    headers: { ...fromOwnPage, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });
const post = (fields: Readonly<Record<string, string>>) =>
  shop.app.inject({
    method: 'POST',
    url: LATE_PATHS.contactMessages,
    headers: { ...fromOwnPage, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const kept = () => shop.app.database.read.selectFrom('contact_message').selectAll().execute();
async function wrongFields(payload: Fields) {
  const reply = await write(payload);
  expect(reply.statusCode).toBe(400);
  const entries = reply.json<{ errorCode: string; message: string; invalidParameters: string[] }[]>();
  expect(entries.every(({ errorCode, message }) => errorCode === 'INVALID_API_INPUT' && message !== '')).toBe(true);
  return entries.flatMap(({ invalidParameters }) => invalidParameters);
}

test('a message is kept as it was meant, under a reference that can be said over the telephone', async () => {
  const reply = await write(MESSAGE);
  const { reference } = reply.json<ContactMessageReply>();
  expect([reply.statusCode, isContactReference(reference)]).toEqual([201, true]);
  expect(await kept()).toEqual([
    {
      reference,
      webstore_id: shop.webstoreId,
      created_at: shop.clock.now(),
      subject: 'claim',
      name: 'Marie Martin',
      company: null,
      email: 'marie.martin@port.example',
      phone: '0140000101',
      order_number: 'ER37G-VYS2M-6GPHH-HG4DE',
      message: 'Bonjour,\nun colis de beurre manque.',
      user_id: null,
      account_id: null,
    },
  ]);
});

test('a message of somebody who is logged in is kept with them and the account they act for', async () => {
  const { cookie, userId } = await logIn(shop.app, 'sport@comptoir.example');
  expect((await write(MESSAGE, { cookie })).statusCode).toBe(201);
  expect(await kept()).toMatchObject([{ user_id: userId, account_id: DEMO_ACCOUNT_IDS.sport }]);
});

test('the shop gets the message, to answer it; whoever wrote it the reference and none of their own words', async () => {
  const { reference } = (await write(MESSAGE)).json<ContactMessageReply>();
  await shop.app.close();
  const [toShop, toSender, ...others] = shop.mails;
  expect(others).toEqual([]);
  expect(toShop).toMatchObject({ to: 'aide@comptoir.example', replyTo: 'marie.martin@port.example' });
  expect(toShop?.subject).toBe(`${reference} – Réclamation`);
  for (const part of [reference, 'Marie Martin', MESSAGE.orderNumber, 'un colis de beurre manque.']) {
    expect(toShop?.text).toContain(part);
  }
  expect(toSender).toMatchObject({ to: 'marie.martin@port.example', replyTo: 'aide@comptoir.example' });
  expect(toSender?.text).toContain(reference);
  expect(JSON.stringify([toSender?.subject, toSender?.text])).not.toMatch(/Marie|beurre|ER37G/);
});

test('what is wrong is reported field by field, in French', async () => {
  expect(await wrongFields({})).toEqual(['subject', 'name', 'email', 'message']);
  const bad = { subject: 'lottery', name: 'x'.repeat(121), email: 'marie@', phone: '12', message: 'Trop bref' };
  expect(await wrongFields(bad)).toEqual(['subject', 'name', 'email', 'phone', 'message']);
  expect(await wrongFields({ ...MESSAGE, message: 'x'.repeat(4001) })).toEqual(['message']);
  expect(await kept()).toEqual([]);
});

test('a card number or an IBAN in a message is refused, a reference of an order is none [CHK-15]', async () => {
  expect(await wrongFields({ ...MESSAGE, message: 'Ma carte : 4970 1071 1111 1119' })).toEqual(['message']);
  expect(await wrongFields({ ...MESSAGE, message: 'FR14 2004 1010 0505 0001 3M02 606' })).toEqual(['message']);
  expect((await write({ ...MESSAGE, message: `Commande ${MESSAGE.orderNumber}` })).statusCode).toBe(201);
});

test('an unknown field, and one that is no text, are refused', async () => {
  expect((await write({ ...MESSAGE, admin: 'yes' })).json()).toMatchObject([{ errorCode: 'JSON_PARSER_ERROR' }]);
  expect((await write({ ...MESSAGE, phone: 140000101 })).statusCode).toBe(400);
});

test('a robot that fills in what no person sees keeps nothing and mails nothing', async () => {
  expect(await wrongFields({ ...MESSAGE, website: 'https://spam.example' })).toEqual(['website']);
  expect((await post({ ...MESSAGE, website: 'x' })).headers.location).toBe('/contact-support?refused=website');
  await shop.app.close();
  expect(shop.mails).toEqual([]);
});

test('a repeat under the same key is the same message, mailed once; other words are another one', async () => {
  const first = await write(MESSAGE, { 'idempotency-key': 'k' });
  const second = await write(MESSAGE, { 'idempotency-key': 'k' });
  expect([second.statusCode, second.body]).toEqual([201, first.body]);
  const other = await write({ ...MESSAGE, message: 'Deux colis manquent.' }, { 'idempotency-key': 'k' });
  expect([other.statusCode, other.body === first.body]).toEqual([201, false]);
  expect(await kept()).toHaveLength(2);
  await shop.app.close();
  expect(shop.mails.filter(({ to }) => to === 'aide@comptoir.example')).toHaveLength(2);
});

test('a repeat under another login is refused, so that the message is stored for one user alone', async () => {
  const key = { 'idempotency-key': 'k' };
  const first = await write(MESSAGE, key);
  // The cookie of a guest may come between two attempts.
  const guest = await write(MESSAGE, { ...key, cookie: 'comptoir_guest=between' });
  expect([guest.statusCode, guest.body]).toEqual([201, first.body]);
  const { cookie } = await logIn(shop.app, 'sport@comptoir.example');
  const other = await write(MESSAGE, { ...key, cookie });
  expect([other.statusCode, other.json()]).toMatchObject([422, [{ errorCode: 'INVALID_API_INPUT' }]]);
  expect((await kept()).map(({ account_id }) => account_id)).toEqual([null]);
  const own = await write(MESSAGE, { 'idempotency-key': 'own', cookie });
  const { cookie: hotel } = await logIn(shop.app, 'hotel@comptoir.example');
  expect((await write(MESSAGE, { 'idempotency-key': 'own', cookie })).body).toBe(own.body);
  expect((await write(MESSAGE, { 'idempotency-key': 'own', cookie: hotel })).statusCode).toBe(422);
  expect(await kept()).toHaveLength(2);
});

test('a form without a script comes back to its page with the reference, the same one if it is sent twice', async () => {
  const first = await post(MESSAGE);
  const [message] = await kept();
  expect([first.statusCode, first.headers.location]).toEqual([
    303,
    `/contact-support?sent=${message?.reference ?? 'none'}`,
  ]);
  expect((await post({ ...MESSAGE, name: 'Marie Martin ' })).headers.location).toBe(first.headers.location);
  expect(await kept()).toHaveLength(1);
  const wrong = await post({ ...MESSAGE, email: '', message: 'Bref' });
  expect([wrong.statusCode, wrong.headers.location]).toEqual([303, '/contact-support?refused=email%2Cmessage']);
});

test('many from one address are put off, and one mailbox is told of three an hour at most, whatever its tag', async () => {
  for (let times = 0; times < 20; times += 1) {
    const email = `marie+${String(times)}@port.example`;
    expect((await write({ ...MESSAGE, email })).statusCode).toBe(201);
  }
  expect((await write(MESSAGE)).statusCode).toBe(429);
  expect((await post(MESSAGE)).headers.location).toBe('/contact-support?refused=later');
  await shop.app.close();
  expect(shop.mails.filter(({ to }) => to.endsWith('port.example'))).toHaveLength(3);
  expect(shop.mails.filter(({ to }) => to === 'aide@comptoir.example')).toHaveLength(20);
});

test('a reference that is taken is not given again', async () => {
  await shop.close();
  const tokens: string[] = [];
  const ids = countedIds();
  shop = await startTestServer({ ids: { ...ids, token: () => tokens.shift() ?? ids.token() } });
  tokens.push('a', 'a', 'b');
  const references = [await write(MESSAGE), await write({ ...MESSAGE, name: 'Ana' })].map(
    (reply) => reply.json<ContactMessageReply>().reference,
  );
  expect(references).toEqual([contactReference('a'), contactReference('b')]);
});

test('nothing personal of a message stands in the log', async () => {
  await write(MESSAGE);
  await write({ ...MESSAGE, phone: 'x' });
  expect(shop.log.join('')).toContain('"path":"/contact-messages"');
  expect(shop.log.join('')).not.toMatch(/@|Marie|Martin|beurre|40000101|40 00 01 01|ER37G/i);
});
