import { randomUUID } from 'node:crypto';
import { logIn } from '../../../support/server/calls/loggedIn';
import {
  answered,
  linesOf,
  noted,
  openRecorded,
  recordingBrowser,
  recordingPlugins,
  refusalOf,
  supportAgent,
} from '../../../support/server/calls/recordingCalls';
import { CHEAP, startTestApp } from '../../../support/server/testApp';
import { startTestServer, type TestServer } from '../../../support/server/testServer';
import { forgottenRecordings, recordingSegments } from '../../../../src/server/features/recordings';
import { eraseRecording } from '../../../../src/server/features/recordings/store/erase';
import { waitUntil } from '../../../support/waitUntil';

const DAY_MS = 24 * 60 * 60 * 1000;

let shop: TestServer;
let support: Awaited<ReturnType<typeof supportAgent>>;
beforeEach(async () => {
  shop = await startTestServer({ plugins: recordingPlugins });
  support = await supportAgent(shop.app);
});
afterEach(() => shop.close());

const TABLES = [
  'recording',
  'recording_part',
  'recording_segment',
  'recording_account',
  'recording_code',
  'recording_call',
  'recording_error',
  'recording_order',
  'recording_page',
  'recording_note',
] as const;

/** The tables with data of a session. */
async function tablesWith(session: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const table of TABLES) {
    const rows = await shop.app.database.read.selectFrom(table).selectAll().where('session', '=', session).execute();
    if (rows.length > 0) found.push(table);
  }
  return found;
}
const audit = async (session: string) =>
  (
    await shop.app.database.read
      .selectFrom('recording_view')
      .select(['what', 'user_id', 'at'])
      .where('session', '=', session)
      .orderBy('at')
      .execute()
  ).map(({ what, user_id, at }) => [what, user_id, at - shop.clock.now()] as const);

/** A recording with a row in every table. */
async function fullRecording() {
  const { headers } = await logIn(shop.app, 'sport@comptoir.example');
  const requestId = randomUUID();
  const browser = await openRecorded(
    shop.app,
    headers,
    {
      k: 'action',
      n: 0,
      t: 0,
      f: 'a1b2',
      a: { type: 'page/arrived', payload: { slices: { location: { current: { pathname: '/' } } } } },
    },
    answered(1, requestId, { kind: 'Mutation', payload: { orderReferenceNumber: 'ER37G-VYS2M-6GPHH-HG4DE' } }),
    { k: 'marker', n: 2, t: 0, kind: 'error', text: 'x' },
  );
  await browser.code(1, 1);
  const payload = { part: 1, action: 1, text: 'À rappeler' };
  await support.ask('notes', { session: browser.session }, { method: 'POST', payload });
  expect(await tablesWith(browser.session)).toEqual(TABLES);
  return { ...browser, requestId };
}

/** Starts another server, whose daily work begins at once; closes it when `isDone` and the running step has ended. */
async function daily(isDone = () => Promise.resolve(true)) {
  const later = await startTestApp({
    plugins: [recordingSegments, forgottenRecordings],
    database: { ...shop.app.database, close: () => Promise.resolve() },
    clock: shop.clock,
    settings: shop.app.settings,
    passwordCost: CHEAP,
  });
  await waitUntil('the daily work is done', isDone);
  await later.app.close();
}

test('retention ends a recording, erasure makes it unreadable at once, every viewing is in the audit log, and only support may look [REP-13]', async () => {
  const expiring = await fullRecording();
  shop.clock.advance(DAY_MS);
  const erased = await fullRecording();
  const { session } = erased;

  // Only support may look, and each look is logged with user and time.
  const buyer = await logIn(shop.app, 'hotel@comptoir.example');
  expect((await shop.app.inject({ url: `/support/recordings/${session}` })).statusCode).toBe(401);
  expect((await shop.app.inject({ url: `/support/recordings/${session}`, headers: buyer.headers })).statusCode).toBe(
    403,
  );
  expect(await audit(session)).toEqual([['noted', support.userId, 0]]);
  shop.clock.advance(1000);
  const found = (await support.find('?order=ER37G-VYS2M-6GPHH-HG4DE')).recordings;
  const code = found.find((recording) => recording.session === session)?.code;
  shop.clock.advance(1000);
  await support.find(`?code=${code ?? ''}`);
  shop.clock.advance(1000);
  await support.detail(session);
  shop.clock.advance(1000);
  await support.file(session);
  shop.clock.advance(1000);
  await support.ask('logLines', { session, requestId: erased.requestId });
  shop.clock.advance(1000);
  await support.ask('recordedCall', { requestId: erased.requestId });
  const seen = ['noted', 'listed', 'listed', 'opened', 'file', 'logLines', 'call'];
  expect(await audit(session)).toEqual(seen.map((what, index) => [what, support.userId, (index - 6) * 1000]));
  expect((await support.detail(session)).views.map(({ what, by }) => [what, by])).toEqual(
    ['opened', ...seen.toReversed()].map((what) => [what, 'Sacha Renaud']),
  );

  // Erased: nothing can be read, and nothing is left but the audit log.
  shop.clock.advance(1000);
  const reply = await support.ask('recording', { session }, { method: 'DELETE' });
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  expect(await tablesWith(session)).toEqual([]);
  expect((await audit(session)).at(-1)).toEqual(['erased', support.userId, 0]);
  expect(await audit(session)).toHaveLength(seen.length + 2);
  for (const path of ['recording', 'file'] as const)
    expect(refusalOf(await support.ask(path, { session })).slice(0, 2)).toEqual([410, 'RECORDING_ERASED']);
  expect((await support.find('')).recordings.map((one) => one.session)).toEqual([expiring.session]);

  // First a millisecond before the retention ends, then exactly at its end.
  shop.clock.advance(29 * DAY_MS - 7000 - 1);
  await daily();
  expect(await tablesWith(expiring.session)).toEqual(TABLES);
  shop.clock.advance(1);
  await daily();
  expect(await tablesWith(expiring.session)).toEqual([]);
  expect((await audit(expiring.session)).at(-1)).toEqual(['expired', null, 0]);
  expect(refusalOf(await support.ask('recording', { session: expiring.session }))[0]).toBe(410);
});

test('its browser erases a recording, and nothing of that session is taken any more, from nobody', async () => {
  const { session, erase, send, open, code } = await fullRecording();
  const kept = (await openRecorded(shop.app)).session;
  expect((await erase()).statusCode).toBe(204);
  expect(await tablesWith(session)).toEqual([]);
  expect((await audit(session)).at(-1)?.[0]).toBe('erasedByBrowser');
  const erased = [410, 'RECORDING_ERASED'];
  expect(refusalOf(await erase()).slice(0, 2)).toEqual(erased);
  expect(refusalOf((await send(1, 2, linesOf(noted(2)))).reply).slice(0, 2)).toEqual(erased);
  expect(refusalOf((await code(1, 0)).reply).slice(0, 2)).toEqual(erased);
  expect(refusalOf((await open()).reply).slice(0, 2)).toEqual(erased);
  expect(await tablesWith(kept)).toEqual(['recording', 'recording_part', 'recording_segment']);
});

test('an upload that is under way when its recording is erased leaves nothing', async () => {
  const lines = linesOf(...Array.from({ length: 500 }, (_, n) => noted(n)));
  for (let times = 0; times < 8; times += 1) {
    const browser = await openRecorded(shop.app);
    const [sent, erased] = await Promise.all([browser.send(1, 2, lines), browser.erase()]);
    expect(erased.statusCode).toBe(204);
    expect([201, 410]).toContain(sent.status);
    expect(await tablesWith(browser.session)).toEqual([]);
  }
});

test('many recordings expire a few at a time', async () => {
  await shop.app.database.write(async (db) => {
    for (let number = 0; number < 45; number += 1) {
      const times = { opened_at: shop.clock.now(), started_at: 0, ended_at: 0 };
      await db
        .insertInto('recording')
        .values({ session: `old-session-${String(number)}`, browser_hash: '', sealed_key: '', ...times })
        .execute();
    }
  });
  shop.clock.advance(30 * DAY_MS);
  const left = async () => (await shop.app.database.read.selectFrom('recording').select('session').execute()).length;
  await daily(async () => (await left()) === 0);
  expect(await left()).toBe(0);
  const log = await shop.app.database.read.selectFrom('recording_view').select('what').execute();
  expect(log.map(({ what }) => what)).toEqual(Array.from({ length: 45 }, () => 'expired'));
});

test('the key of each recording is its own, and sealed with the server’s secret', async () => {
  const browsers = [recordingBrowser(shop.app), recordingBrowser(shop.app)];
  for (const browser of browsers) await browser.open();
  const rows = await shop.app.database.read.selectFrom('recording').select('sealed_key').execute();
  expect(new Set(rows.map((row) => row.sealed_key)).size).toBe(2);
  const stranger = await startTestServer({ plugins: recordingPlugins });
  const agent = await supportAgent(stranger.app);
  const session = randomUUID();
  const times = { opened_at: 0, started_at: 0, ended_at: 0 };
  await stranger.app.database.write((db) =>
    db
      .insertInto('recording')
      .values({ session, browser_hash: '', sealed_key: rows[0]?.sealed_key ?? '', ...times })
      .execute(),
  );
  expect((await agent.ask('recording', { session })).statusCode).toBe(500);
  await stranger.close();
});

test('a recording that is erased while support opens it is 410, not one without moments', async () => {
  /** Called once, after the next command, which notes in the audit log that support opens the recording. */
  let eraseThen: (() => Promise<unknown>) | null = null;
  const interrupted = await startTestServer({
    plugins: recordingPlugins,
    through: (database) => ({
      ...database,
      async write(command) {
        const result = await database.write(command);
        const erase = eraseThen;
        eraseThen = null;
        await erase?.();
        return result;
      },
    }),
  });
  const { app, clock } = interrupted;
  const agent = await supportAgent(app);
  const { session } = await openRecorded(app, {}, answered(0, randomUUID()));
  eraseThen = () =>
    app.database.write((db) =>
      eraseRecording(db, app.ids, clock.now(), { session, userId: agent.userId, what: 'erased' }),
    );
  const reply = await agent.ask('recording', { session });
  const log = app.database.read.selectFrom('recording_view').select('what').where('session', '=', session);
  const logged = (await log.execute()).map(({ what }) => what);
  await interrupted.close();
  expect(reply.statusCode).toBe(410);
  expect(refusalOf(reply)[1]).toBe('RECORDING_ERASED');
  expect(logged.sort()).toEqual(['erased', 'opened']);
});
