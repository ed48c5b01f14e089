import { identifyCallers } from '../../src/server/visitors/identifyCallers';
import { parseFrenchPhone } from '../../src/commerce/identifiers/phone';
import { parseSiret } from '../../src/commerce/identifiers/siret';
import { LATE_PATHS } from '../../src/contract/latePaths';
import { openTestDatabase } from '../support/server/databases/testDatabase';
import type { Database } from '../../src/server/database/Database';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_USERS, demoAccounts } from '../../src/demo/accounts';
import { loginRoutes } from '../../src/server/features/authentication';
import { webstoreStore } from '../../src/server/features/context';
import { siteStore } from '../../src/server/features/site';
import { fromOwnPage, startTestApp, testSettings, type TestApp } from '../support/server/testApp';

let database: Database;
let shop: TestApp | null = null;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await shop?.app.close();
  await database.close();
});
async function start(demoPassword: string | null, demoData = true, demoLogins = true) {
  await shop?.app.close();
  const settings = { ...testSettings, demoData, demoLogins, demoPassword };
  shop = await startTestApp({
    plugins: [identifyCallers, webstoreStore, siteStore, demoAccounts, loginRoutes],
    settings,
    database,
  });
  return shop;
}
const login = async (username: string, password: string) =>
  (
    await shop?.app.inject({
      method: 'POST',
      url: LATE_PATHS.login,
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

test('with the demo logins closed nobody of the demo can log in, or stays so, until they are opened again', async () => {
  const email = 'sport@comptoir.example';
  const sessions = async () => (await database.read.selectFrom('login_session').select('user_id').execute()).length;
  await start(null);
  expect([await login(email, DEMO_PASSWORD), await sessions()]).toEqual([200, 1]);
  await start(null, true, false);
  expect([await login(email, DEMO_PASSWORD), await login(email, ''), await sessions()]).toEqual([401, 400, 0]);
  await start('une autre phrase', true, false);
  expect(await login(email, 'une autre phrase')).toBe(401);
  await start(null);
  expect(await login(email, DEMO_PASSWORD)).toBe(200);
});

test('open demo logins are a warning in the log at each start, closed ones are none', async () => {
  const warnings = async (demoLogins: boolean) => {
    const { log } = await start(null, true, demoLogins);
    return log.filter((line) => line.includes('"level":40') && line.includes('the demo logins are open')).length;
  };
  expect([await warnings(true), await warnings(true), await warnings(false)]).toEqual([1, 1, 0]);
});
