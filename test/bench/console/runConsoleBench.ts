import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright-core';
import { SUPPORT_PAGES } from '../../../src/contract/recordings/supportPages';
import { SUPPORT_PAGE } from '../../../src/contract/recordings/supportPaths';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { launchBrowser } from '../../support/browser/launchBrowser.cjs';
import { refuseCookies } from '../../support/journeys/refuseCookies';
import { logIn } from '../../support/journeys/walks/checkout';
import { countIn } from '../chosen';
import { quantile } from '../journal/distribution';
import { walkAt } from '../journal/walk';
import { seenBy, watchPage, type Seen } from '../pages/vitals/watchPage';
import { startDemoShop } from '../servers';
import { tableLines } from '../tables/tableLines';
import { writeResults } from '../tables/writeResults';
import { gestures } from './gestures';
import { longRecording } from './longRecording';
import { seekTimes } from './seekTimes';

const LONGEST_MS = 60_000;
const SEEKS = 100;

interface Measured {
  readonly name: string;
  /** The whole duration, including the bench's own waiting. */
  readonly tookMs: number;
  readonly seen: Seen;
  /** Megabytes afterwards, once garbage has been collected. */
  readonly heapMb: number;
}

const say = (text: string) => void process.stderr.write(`${text}\n`);

async function heapOf(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage');
  // The contents of buffers, above all the recording's bytes, are not part of the JavaScript heap.
  const { usedSize, backingStorageSize } = await devTools.send('Runtime.getHeapUsage');
  return (usedSize + backingStorageSize) / 1e6;
}

const longestIn = ({ tasks }: Seen) => Math.max(0, ...tasks.map(({ tookMs }) => tookMs));

function rowOf({ name, tookMs, seen, heapMb }: Measured): readonly string[] {
  const slowest = [...seen.lateScripts].sort((one, other) => other.tookMs - one.tookMs)[0];
  return [
    name,
    `${(tookMs / 1000).toFixed(1)} s`,
    String(seen.tasks.length),
    longestIn(seen) === 0 ? '–' : `${longestIn(seen).toFixed(0)} ms`,
    `${heapMb.toFixed(0)} MB`,
    slowest && longestIn(seen) > 0
      ? `${slowest.calledBy} ${slowest.tookMs.toFixed(0)} ms`.replace(/https?:\/\/[^/]+/g, '')
      : '',
  ];
}

/** Opens the recording in a new page, performs every wanted gesture once there, and moves to positions all over it. */
async function measureAll(origin: string, file: string, isWanted: (name: string) => boolean) {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
      locale: 'fr-FR',
      acceptDownloads: true,
    });
    await refuseCookies(context, origin);
    const page = await context.newPage();
    page.setDefaultTimeout(LONGEST_MS);
    await page.goto(SUPPORT_PAGE);
    await logIn(page, { email: 'support@comptoir.example', password: DEMO_PASSWORD });
    await page.getByRole('heading', { level: 1, name: 'Sessions enregistrées' }).waitFor();
    await watchPage(page);
    await page.goto(SUPPORT_PAGES.file);
    const devTools = await context.newCDPSession(page);
    const measured: Measured[] = [];
    const measure = async (name: string, run: (shown: Page) => Promise<void>) => {
      await seenBy(page);
      const begun = performance.now();
      await run(page);
      const tookMs = performance.now() - begun;
      const seen = await seenBy(page);
      const one = { name, tookMs, seen, heapMb: await heapOf(devTools) };
      measured.push(one);
      say(rowOf(one).join('  '));
    };
    await measure('open, to the first page', async () => {
      await page.locator('input[type=file]').setInputFiles(file);
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).first().waitFor();
      await page.getByRole('slider', { name: 'Position' }).and(page.locator(':enabled')).waitFor();
    });
    await measure('marks there', async () => {
      await page.getByRole('list', { name: 'Repères' }).getByRole('button').first().waitFor();
    });
    await measure('compare all, with signatures', async () => {
      // A state that differs would mean that the generated recording is wrong.
      await page.getByText(/^Exact\s.*signature/).waitFor();
    });
    for (const { name, run } of gestures) if (isWanted(name)) await measure(name, run);
    let seeks: readonly number[] = [];
    await measure(`${SEEKS} seeks anywhere`, async () => {
      seeks = await seekTimes(page, SEEKS);
    });
    return { measured, seekP95: quantile(seeks, 0.95) };
  } finally {
    await browser.close();
  }
}

/** Prints what a long recording costs in the pages of support: time, tasks over 50 ms and memory of each gesture. */
export async function runConsoleBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      actions: { type: 'string', default: '100000' },
      parts: { type: 'string', default: '1' },
      runs: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      json: { type: 'string' },
    },
  });
  const [count, parts, runs] = [
    countIn('--actions', values.actions),
    countIn('--parts', values.parts),
    countIn('--runs', values.runs),
  ];
  const wanted = values.only.split(',');
  const file = path.join(os.tmpdir(), `console-bench-${process.pid}.ndjson.gz`);
  const shop = await startDemoShop();
  try {
    say(`A recording of ${count} actions in ${parts} parts is made.`);
    const recording = longRecording(await walkAt(shop.origin), count, parts);
    await writeFile(file, gzipSync(recording));
    say(`It has ${(recording.length / 1e6).toFixed(0)} MB.`);
    const results = [];
    for (let run = 0; run < runs; run += 1)
      results.push(await measureAll(shop.origin, file, (name) => wanted.some((word) => name.includes(word))));
    for (const { measured, seekP95 } of results) {
      const head = ['Done', 'took', 'long tasks', 'longest', 'heap', 'slowest script'];
      for (const line of tableLines([head, ...measured.map(rowOf)], 1)) process.stdout.write(`${line}\n`);
      process.stdout.write(`seek, p95: ${seekP95.toFixed(1)} ms (wanted ≤ 20 ms)\n\n`);
    }
    await writeResults(values.json, { count, parts, results });
  } finally {
    await shop.stop();
    await rm(file, { force: true });
  }
}
