import { readdirSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { verifySigned } from '../../../../src/journal/signed';
import { nodeSignatures } from '../../../../src/journal/signed/nodeSignatures';
import { budget } from '../../../support/budget';
import { seededRandom } from '../../../support/orders/seededRandom';
import {
  action,
  header,
  linesOf,
  noted,
  openRecorded,
  recordingBrowser,
  recordingPlugins,
  snapshot,
  supportAgent,
} from '../../../support/server/calls/recordingCalls';
import { temporaryFolder } from '../../../support/server/databases/temporaryFolder';
import { testSettings } from '../../../support/server/testApp';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

const temporary = temporaryFolder();
let shop: TestServer;
beforeAll(async () => {
  const settings = { ...testSettings, demoData: true, dataDir: temporary.folder };
  shop = await startTestServer({ plugins: recordingPlugins, settings });
});
afterAll(async () => {
  await shop.close();
  temporary.remove();
});

function filesKept(): readonly string[] {
  const [folder] = readdirSync(temporary.folder).filter((name) => name === 'recordings');
  return folder === undefined ? [] : readdirSync(path.join(temporary.folder, folder));
}
const filesNamed = async () =>
  (
    await shop.app.database.read.selectFrom('recording_segment').select('file').where('file', 'is not', null).execute()
  ).map(({ file }) => String(file));
/** Lines that gzip hardly compresses. */
const largeLines = (n: number) =>
  linesOf(action(n, { type: 'cart/noted', payload: randomBytes(40_000).toString('base64') }));
/** How many of `count` segments are in files: on PostgreSQL none, because all are stored in the table. */
const inFiles = (count: number) => (shop.app.database.isShared ? 0 : count);

test('the same segment many times at once is taken once, and each caller gets the same receipt', async () => {
  const { session, send } = await openRecorded(shop.app);
  const before = filesKept().length;
  const lines = largeLines(0);
  const sent = await Promise.all(Array.from({ length: 8 }, () => send(1, 2, lines)));
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
  expect(new Set(sent.map(({ reply }) => reply.body)).size).toBe(1);
  const { parts } = await (await supportAgent(shop.app)).detail(session);
  expect(parts).toMatchObject([{ segments: 2, actions: 1 }]);
  // The repeats have left no file.
  expect(filesKept().length - before).toBe(inFiles(1));
  expect(filesKept()).toEqual(expect.arrayContaining(await filesNamed()));
});

test('of different segments under one number at once one is taken, and the others are refused', async () => {
  const { send } = await openRecorded(shop.app);
  const before = filesKept().length;
  const sent = await Promise.all(Array.from({ length: 6 }, () => send(1, 2, largeLines(0))));
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  expect(filesKept().length - before).toBe(inFiles(1));
});

test('a recording that is opened many times at once is one', async () => {
  const browser = recordingBrowser(shop.app);
  await browser.open();
  const opened = await Promise.all(Array.from({ length: 6 }, () => browser.open()));
  expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
});

test('whatever the order in which tabs send and repeat their segments, what has arrived is whole and every line is there once', async () => {
  const random = seededRandom(4_711);
  const support = await supportAgent(shop.app);
  for (let times = budget({ usual: 6, long: 60 }); times > 0; times -= 1) {
    const browser = recordingBrowser(shop.app);
    await browser.open();
    const { session } = browser;
    const parts = [1, 2, 3].map((part) => ({
      part,
      segments: Array.from({ length: 2 + Math.floor(random() * 4) }, (_, index) =>
        index === 0
          ? linesOf(header(session, part), snapshot(), noted(0))
          : random() < 0.2
            ? largeLines(index)
            : linesOf(noted(index)),
      ),
      next: 1,
    }));
    const isDone = () => parts.every(({ segments, next }) => next > segments.length);
    while (!isDone()) {
      // In each round four calls at once, each for the next segment of a part, the one before it, or the one after it.
      const calls = Array.from({ length: 4 }, () => {
        const chosen = parts[Math.floor(random() * parts.length)];
        if (chosen === undefined) throw new Error('no part');
        const { part, segments, next } = chosen;
        const number = Math.min(segments.length, Math.max(1, next + Math.floor(random() * 3) - 1));
        return { chosen, number, sent: browser.send(part, number, segments[number - 1] ?? '') };
      });
      for (const { chosen, number, sent } of calls) {
        const { status } = await sent;
        expect([200, 201, 409]).toContain(status);
        if (status !== 409) chosen.next = Math.max(chosen.next, number + 1);
      }
    }
    const file = await support.file(session);
    const count = parts.reduce((sum, { segments }) => sum + segments.length, 0);
    expect(await verifySigned(Buffer.from(file), nodeSignatures)).toMatchObject({
      verdict: 'whole',
      parts: 3,
      segments: count,
    });
    const lines = file.split('\n').filter((line) => line !== '' && !/^\{"k":"(close|seal)"/.test(line));
    expect(`${lines.join('\n')}\n`).toBe(parts.flatMap(({ segments }) => segments).join(''));
  }
}, 60_000);

test('large segments lie in files and small ones in the table, sealed both, and an erasure removes them', async () => {
  const word = 'a-word-that-nothing-else-says';
  const browser = await openRecorded(shop.app, {}, action(0, { type: 'cart/noted', payload: word }));
  const before = await filesNamed();
  await browser.send(1, 2, largeLines(1));
  const own = (await filesNamed()).filter((file) => !before.includes(file));
  expect(own).toHaveLength(inFiles(1));
  expect(filesKept()).toEqual(expect.arrayContaining(own));
  expect(await (await supportAgent(shop.app)).file(browser.session)).toContain(word);
  expect((await browser.erase()).statusCode).toBe(204);
  expect(filesKept().filter((file) => own.includes(file))).toEqual([]);
  expect([...filesKept()].sort()).toEqual([...(await filesNamed())].sort());
});
