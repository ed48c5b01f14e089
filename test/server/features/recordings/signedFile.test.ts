import { verifySigned } from '../../../../src/journal/signed';
import { nodeSignatures } from '../../../../src/journal/signed/nodeSignatures';
import { budget } from '../../../support/budget';
import { unnoticedMutations } from '../../../support/journal/mutateFile';
import {
  header,
  linesOf,
  noted,
  openRecorded,
  recordingBrowser,
  recordingPlugins,
  refusalOf,
  snapshot,
  supportAgent,
} from '../../../support/server/calls/recordingCalls';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let shop: TestServer;
beforeAll(async () => {
  shop = await startTestServer({ plugins: recordingPlugins });
});
afterAll(() => shop.close());

const verify = (bytes: Uint8Array, key?: string) => verifySigned(bytes, { ...nodeSignatures, key });

test('a recording that is edited, cut, reordered or sent twice is refused as it arrives, or reported of its file [REP-12]', async () => {
  const browser = await openRecorded(shop.app, {}, noted(0));
  const { session, send } = browser;
  const statusOf = async (sent: ReturnType<typeof send>) => (await sent).status;
  // Uploads as they may arrive: a segment twice, edited, cut, and too early.
  const second = linesOf(noted(1), noted(2));
  const receipt = await send(1, 2, second);
  const repeated = await send(1, 2, second);
  expect([receipt.status, repeated.status]).toEqual([201, 200]);
  expect(repeated.body()).toEqual(receipt.body());
  expect(refusalOf((await send(1, 2, second.replace('"t":100', '"t":101'))).reply)[1]).toBe('SEGMENT_DIFFERS');
  expect(refusalOf((await send(1, 2, linesOf(noted(1)))).reply)[1]).toBe('SEGMENT_DIFFERS');
  expect(refusalOf((await send(1, 4, linesOf(noted(4)))).reply)[1]).toBe('SEGMENT_OUT_OF_ORDER');
  // A segment must begin with the action after the last received one: a segment that repeats received actions is
  // refused, and so is one that skips an action.
  expect(await statusOf(send(1, 3, second))).toBe(400);
  expect(await statusOf(send(1, 3, linesOf(noted(4))))).toBe(400);
  expect(await statusOf(send(1, 3, linesOf(noted(3), { k: 'end', n: 4, reason: 'page hidden' })))).toBe(201);
  expect(await statusOf(send(2, 1, linesOf(header(session, 2), snapshot())))).toBe(201);
  expect(await statusOf(send(2, 2, linesOf(noted(0))))).toBe(201);

  // What is changed in the file is reported when the file is verified.
  const support = await supportAgent(shop.app);
  const { key } = await support.detail(session);
  const file = await support.file(session);
  expect(await verify(Buffer.from(file), key)).toEqual({ verdict: 'whole', key, parts: 2, segments: 5 });
  const times = budget({ usual: 2_000, long: 50_000 });
  const { unnoticed, tried } = await unnoticedMutations(file, { seed: 1_812, times }, async (bytes) => {
    const { verdict } = await verify(bytes, key);
    return (
      verdict === 'broken' || (verdict === 'unsigned' && !/"k":"(close|seal)"/.test(Buffer.from(bytes).toString()))
    );
  });
  expect(unnoticed).toEqual([]);
  expect(Object.keys(tried).length).toBeGreaterThan(15);
});

test('the file has every line as it was sent, with the receipt of each segment, and a seal', async () => {
  const { session, send } = await openRecorded(shop.app);
  const receipt = await send(1, 2, linesOf(noted(0)));
  const lines = (await (await supportAgent(shop.app)).file(session)).trimEnd().split('\n');
  expect(lines.filter((line) => !/"k":"(close|seal)"/.test(line)).join('\n')).toBe(
    linesOf(header(session), snapshot(), noted(0)).trimEnd(),
  );
  expect(JSON.parse(lines[4] ?? '')).toEqual({ k: 'close', segment: 2, ...receipt.body() });
  const parts = [{ part: 1, segments: 2, hash: receipt.body().hash }];
  expect(JSON.parse(lines[5] ?? '')).toMatchObject({ k: 'seal', session, parts });
});

test('a file of a recording without a segment is whole too', async () => {
  const browser = recordingBrowser(shop.app);
  await browser.open();
  const file = await (await supportAgent(shop.app)).file(browser.session);
  expect(await verify(Buffer.from(file))).toMatchObject({ verdict: 'whole', parts: 0, segments: 0 });
});

test('the key is that of the server’s secret: another process of the shop signs with the same, another shop does not', async () => {
  const { session } = await openRecorded(shop.app);
  const { key } = await (await supportAgent(shop.app)).detail(session);
  const sameSecret = await startTestServer({ plugins: recordingPlugins, settings: shop.app.settings });
  const other = await openRecorded(sameSecret.app);
  expect((await (await supportAgent(sameSecret.app)).detail(other.session)).key).toBe(key);
  await sameSecret.close();
  const stranger = await startTestServer({ plugins: recordingPlugins });
  const foreign = await openRecorded(stranger.app);
  const agent = await supportAgent(stranger.app);
  expect((await agent.detail(foreign.session)).key).not.toBe(key);
  expect(await verify(Buffer.from(await agent.file(foreign.session)), key)).toMatchObject({ verdict: 'broken' });
  await stranger.close();
});

test('bytes that were changed in the database are not handed out: the download fails, and the log says why', async () => {
  const browser = await openRecorded(shop.app);
  const { session } = browser;
  const support = await supportAgent(shop.app);
  const change = (sealed: string) =>
    shop.app.database.write((db) =>
      db.updateTable('recording_segment').set({ sealed }).where('session', '=', session).execute(),
    );
  const row = await shop.app.database.read
    .selectFrom('recording_segment')
    .select('sealed')
    .where('session', '=', session)
    .executeTakeFirstOrThrow();
  const bytes = Buffer.from(row.sealed ?? '', 'base64');
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  await change(bytes.toString('base64'));
  expect(refusalOf(await support.ask('file', { session })).slice(0, 2)).toEqual([500, 'UNKNOWN_EXCEPTION']);
  expect(shop.log.join('')).toContain('the file of a recording broke off');
  await change(row.sealed ?? '');
  expect(await support.file(session)).toContain('"k":"seal"');
});
