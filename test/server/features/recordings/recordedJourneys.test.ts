import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { HeaderRecord } from '../../../../src/journal/format';
import { verifySigned } from '../../../../src/journal/signed';
import { nodeSignatures } from '../../../../src/journal/signed/nodeSignatures';
import { chanceFrom } from '../../../support/journal/recordedShop';
import { recordingBrowser, recordingPlugins, supportAgent } from '../../../support/server/calls/recordingCalls';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

const folder = path.join(__dirname, '../../../recordings/journeys');
const journeys = readdirSync(folder).filter((name) => name.endsWith('.ndjson.gz'));

let shop: TestServer;
beforeEach(async () => {
  shop = await startTestServer({ plugins: recordingPlugins });
});
afterEach(() => shop.close());

const headerIn = (lines: readonly string[]): HeaderRecord => JSON.parse(lines[0] ?? '') as HeaderRecord;

/** Sends the recording of a journey in randomly cut pieces, as its browser would. */
async function upload(file: string, seed: number) {
  const lines = gunzipSync(readFileSync(path.join(folder, file)))
    .toString()
    .split(/(?<=\n)/);
  const parts: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('{"k":"header"')) parts.push([]);
    parts.at(-1)?.push(line);
  }
  const { session } = headerIn(parts[0] ?? []);
  const browser = recordingBrowser(shop.app, {}, session);
  await browser.open();
  const chance = chanceFrom(seed);
  for (const part of parts) {
    const { part: number } = headerIn(part);
    let segment = 0;
    for (let from = 0; from < part.length;) {
      const to = from + 1 + Math.floor(chance() * 60);
      segment += 1;
      const sent = await browser.send(number, segment, part.slice(from, to).join(''));
      expect([sent.status, sent.status === 201 ? '' : sent.reply.body]).toEqual([201, '']);
      from = to;
    }
  }
  return { session, text: lines.join('') };
}

test.each(journeys)(
  'the recorded journey %s arrives in any pieces, and its file is that of the browser, signed',
  async (file) => {
    const { session, text } = await upload(file, 99);
    const support = await supportAgent(shop.app);
    const signed = await support.file(session);
    expect(await verifySigned(Buffer.from(signed), nodeSignatures)).toMatchObject({ verdict: 'whole' });
    const lines = signed.split(/(?<=\n)/).filter((line) => !/^\{"k":"(close|seal)"/.test(line));
    expect(lines.join('') === text).toBe(true);
    const { summary, calls, pages } = await support.detail(session);
    expect(summary.actions).toBe(text.match(/^\{"k":"action"/gm)?.length);
    expect(calls.length).toBe(new Set(text.match(/"traceId":"[\w-]+"/g)).size);
    expect(pages.length).toBe(text.match(/"type":"(page\/arrived|navigation\/locationChanged)"/g)?.length);
    expect(summary.pages).toBe(pages.length);
  },
);

test('of a shopper who orders the order, the failed payment and the changes of the cart are found', async () => {
  const { session } = await upload('order.ndjson.gz', 7);
  const support = await supportAgent(shop.app);
  const detail = await support.detail(session);
  expect(detail.summary.orderReferences.length).toBeGreaterThan(0);
  expect(detail.summary.cartChanges).toBeGreaterThan(0);
  expect(detail.summary.errors).toBeGreaterThan(0);
  expect(detail.errors.map(({ code }) => code)).toContain('PAYMENT_DECLINED');
  expect(detail.errors.map(({ code }) => code)).not.toContain('UNKNOWN');
});
