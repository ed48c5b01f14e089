import { parseFrenchPhone } from '../../../src/commerce/phone';
import { parseSiret } from '../../../src/commerce/siret';
import { PATHS } from '../../../src/contract/paths';
import { openTestDatabase } from '../../support/server/testDatabase';
import type { Database } from '../../../src/server/database/Database';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_USERS, demoAccounts } from '../../../src/server/demo/accounts';
import { loginRoutes } from '../../../src/server/features/account';
import { fromOwnPage, startTestApp, testSettings } from '../../support/server/testApp';
import type { TestApp } from '../../support/server/testApp';

let database: Database;
let shop: TestApp | null = null;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await shop?.app.close();
  await database.close();
});
const start = async (demoPassword: string | null, demoData = true) => {
  await shop?.app.close();
  const settings = { ...testSettings, demoData, demoPassword };
  shop = await startTestApp({ plugins: [demoAccounts, loginRoutes], settings, database });
  return shop;
};
const login = async (username: string, password: string) =>
  (
    await shop?.app.inject({
      method: 'POST',
      url: PATHS.login,
      headers: fromOwnPage,
      payload: { username, password },
    })
  )?.statusCode;

test('everybody of the demo can log in, whatever release filled the database', async () => {
  await start(null);
  const statuses = await Promise.all(DEMO_USERS.map(({ email }) => login(email, DEMO_PASSWORD)));
  expect(statuses).toEqual(DEMO_USERS.map(() => 200));
  expect(DEMO_USERS.map(({ email }) => email.split('@')[0])).toEqual([
    'boulangerie',
    'autres',
    'coffee',
    'sport',
    'keepcool',
    'hotel',
    'support',
    'builder',
  ]);
});

test('the demo companies are in order: SIRET, phone, no two alike', () => {
  for (const { siret, phone } of DEMO_ACCOUNTS) {
    expect(parseSiret(siret)).toBe(siret);
    expect(parseFrenchPhone(phone)).toBe(phone);
  }
  expect(new Set(DEMO_ACCOUNTS.map(({ siret }) => siret)).size).toBe(DEMO_ACCOUNTS.length);
});

test('another start writes nothing, and a new DEMO_PASSWORD holds at the next one', async () => {
  await start(null);
  const before = database.counts().commands;
  await start(null);
  expect(database.counts().commands).toBe(before);
  await start('une autre phrase');
  const email = 'sport@comptoir.example';
  expect([await login(email, DEMO_PASSWORD), await login(email, 'une autre phrase')]).toEqual([401, 200]);
});

test('with the demo data off nobody of it can log in', async () => {
  await start(null);
  await start(null, false);
  expect(await login('sport@comptoir.example', DEMO_PASSWORD)).toBe(401);
});
