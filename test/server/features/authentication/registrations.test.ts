import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { startTestServer, type TestServer } from '../../../support/server/testServer';
import { fromOwnPage } from '../../../support/server/testApp';

let shop: TestServer;
beforeEach(async () => {
  shop = await startTestServer();
});
afterEach(() => shop.close());

const COMPANY = {
  companyName: ' Boulangerie du Port ',
  siret: '802 147 363 00013',
  trade: 'Boulangerie/Pâtisserie',
  firstName: 'Marie',
  lastName: 'Martin',
  email: 'Marie.Martin@Port.example',
  phone: '+33 1 40 00 01 01',
};
type Fields = Readonly<Record<string, unknown>>;
const register = (payload: Fields, headers: Readonly<Record<string, string>> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: LATE_PATHS.registrations,
    headers: { ...fromOwnPage, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });
const kept = () => shop.app.database.read.selectFrom('registration').selectAll().execute();
async function wrongFields(payload: Fields) {
  const reply = await register(payload);
  expect(reply.statusCode).toBe(400);
  const entries = reply.json<{ errorCode: string; message: string; invalidParameters: string[] }[]>();
  expect(entries.every(({ errorCode, message }) => errorCode === 'INVALID_API_INPUT' && message !== '')).toBe(true);
  return entries.flatMap(({ invalidParameters }) => invalidParameters);
}

test('a company that wants to become a customer is kept, its numbers in one form', async () => {
  const reply = await register({ ...COMPANY, message: 'Livraison le mardi ?' });
  expect(reply.statusCode).toBe(201);
  expect(await kept()).toMatchObject([
    {
      id: reply.json<{ registrationId: string }>().registrationId,
      company_name: 'Boulangerie du Port',
      siret: '80214736300013',
      email: 'marie.martin@port.example',
      phone: '0140000101',
      message: 'Livraison le mardi ?',
    },
  ]);
});

test('what is wrong is reported field by field, in French', async () => {
  const bad = { ...COMPANY, siret: '80214736300014', trade: 'Poissonnerie', email: 'marie@', phone: '12' };
  expect(await wrongFields(bad)).toEqual(['siret', 'trade', 'email', 'phone']);
  expect(await wrongFields({})).toEqual(['companyName', 'siret', 'trade', 'firstName', 'lastName', 'email', 'phone']);
  expect(await wrongFields({ ...COMPANY, firstName: '  ', lastName: 'x'.repeat(81) })).toEqual([
    'firstName',
    'lastName',
  ]);
  expect(await kept()).toEqual([]);
});

test('an unknown field, and one that is no text, are refused', async () => {
  expect((await register({ ...COMPANY, admin: 'yes' })).json()).toMatchObject([{ errorCode: 'JSON_PARSER_ERROR' }]);
  expect((await register({ ...COMPANY, phone: 140000101 })).statusCode).toBe(400);
});

test('a repeat under the same key is the same registration', async () => {
  const first = await register(COMPANY, { 'idempotency-key': 'k' });
  const second = await register(COMPANY, { 'idempotency-key': 'k' });
  expect(second.body).toBe(first.body);
  const other = await register({ ...COMPANY, siret: '81550293500027' }, { 'idempotency-key': 'k' });
  expect(other.body).not.toBe(first.body);
  expect(await kept()).toHaveLength(2);
});

test('many from one address are put off', async () => {
  for (let times = 0; times < 20; times += 1) await register(COMPANY);
  expect((await register(COMPANY)).statusCode).toBe(429);
});

test('a form without a script comes back to its page', async () => {
  const send = (fields: Readonly<Record<string, string>>) =>
    shop.app.inject({
      method: 'POST',
      url: LATE_PATHS.registrations,
      headers: { ...fromOwnPage, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const right = await send(COMPANY);
  expect([right.statusCode, right.headers.location]).toEqual([303, '/become-customer?sent=1']);
  const wrong = await send({ ...COMPANY, siret: '1', phone: '' });
  expect([wrong.statusCode, wrong.headers.location]).toEqual([303, '/become-customer?refused=siret%2Cphone']);
});

test('nothing personal of a registration stands in the log', async () => {
  await register(COMPANY);
  await register({ ...COMPANY, phone: 'x' });
  expect(shop.log.join('')).toContain('"path":"/registrations"');
  // Compared as whole numbers, because some of their digits may occur in a request id by chance.
  expect(shop.log.join('')).not.toMatch(/@|Marie|Martin|80214736|802 147|40000101|40 00 01 01/i);
});
