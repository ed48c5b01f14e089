import path from 'node:path';
import type { Calls, Renderer } from '../../../../src/server/pages/rendering/Renderer';
import { RendererBusy } from '../../../../src/server/pages/rendering/RendererBusy';
import { openRenderThreads } from '../../../../src/server/pages/threads/openRenderThreads';

const file = path.join(__dirname, '../../../support/server/pages/renderThread.cjs');

let failures: unknown[] = [];
let open: Renderer[] = [];
afterEach(async () => {
  await Promise.all(open.map((renderer) => renderer.close()));
  open = [];
  failures = [];
});

async function openThreads(most: number, data: unknown = 'whole', deadlineMs = 60_000): Promise<Renderer> {
  const onFailure = (reason: unknown) => failures.push(reason);
  const renderer = await openRenderThreads({ file, data, most, deadlineMs, onFailure });
  open.push(renderer);
  return renderer;
}

/** Answers that arrive when the test lets them. */
function heldCalls() {
  const held: (() => void)[] = [];
  const calls: Calls = ({ url }) =>
    new Promise((resolve) => {
      held.push(() => resolve({ status: 200, statusText: 'OK', headers: {}, text: url, edition: null }));
    });
  return { held, calls };
}
const noCalls: Calls = () => Promise.reject(new Error('no route'));

const pageAt = async (renderer: Renderer, address: string, calls: Calls = noCalls): Promise<string> =>
  (await renderer.render({ address, now: 0, edition: null }, calls)).html;

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

it('a page’s calls are answered where the calls are, and a call without an answer is the page’s own failure', async () => {
  const renderer = await openThreads(1);
  const { held, calls } = heldCalls();
  const page = pageAt(renderer, '/call', calls);
  await until(() => held.length === 1);
  held[0]?.();
  expect(await page).toBe('/answer');
  await expect(pageAt(renderer, '/call')).rejects.toThrow('no route');
  await expect(pageAt(renderer, '/fail')).rejects.toThrow('a bug');
  expect(await pageAt(renderer, '/thread')).toMatch(/^\d+$/);
  expect(failures).toEqual([]);
});

it('a thread has two pages at a time; the next ones wait, and another thread is started for them, up to the limit', async () => {
  const renderer = await openThreads(2);
  const { held, calls } = heldCalls();
  const first = Array.from({ length: 4 }, () => pageAt(renderer, '/call', calls));
  await until(() => held.length === 4);
  const late = pageAt(renderer, '/call', calls);
  // The fifth page is not begun, however long one waits.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(held).toHaveLength(4);
  held[0]?.();
  await until(() => held.length === 5);
  held.slice(1).forEach((letGo) => letGo());
  expect(await Promise.all([...first, late])).toHaveLength(5);
  const threads = await Promise.all(Array.from({ length: 20 }, () => pageAt(renderer, '/thread')));
  expect(new Set(threads).size).toBe(2);
});

it('a thread that stops takes its pages with it and nothing else: another one renders what is asked for next', async () => {
  const renderer = await openThreads(1);
  const before = await pageAt(renderer, '/thread');
  const { calls } = heldCalls();
  const refused = Promise.allSettled([pageAt(renderer, '/call', calls), pageAt(renderer, '/stop')]);
  const next = pageAt(renderer, '/thread');
  expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await next).not.toBe(before);
  expect(failures).toEqual([new Error('A thread that renders pages stopped with exit code 3.')]);
});

it('a page that takes too long is refused, and the thread that it held with it', async () => {
  const renderer = await openThreads(1, 'whole', 50);
  await expect(pageAt(renderer, '/circle')).rejects.toThrow('/circle was not rendered within 50 ms.');
  expect(await pageAt(renderer, '/thread')).toMatch(/^\d+$/);
  expect(failures).toHaveLength(1);
});

it('a page whose visitor has left meanwhile is not rendered; one that nobody could wait for is refused at once', async () => {
  const renderer = await openThreads(1);
  const { held, calls } = heldCalls();
  const first = [pageAt(renderer, '/call', calls), pageAt(renderer, '/call', calls)];
  let isHere = true;
  const task = { address: '/call', now: 0, edition: null };
  const left = Array.from({ length: 500 }, () => renderer.render(task, calls, () => isHere));
  const outcomes = Promise.allSettled(left);
  await expect(pageAt(renderer, '/call', calls)).rejects.toThrow(RendererBusy);
  isHere = false;
  const next = pageAt(renderer, '/thread');
  await until(() => held.length === 2);
  held.forEach((letGo) => letGo());
  expect(await Promise.all([...first, next])).toHaveLength(3);
  expect(new Set((await outcomes).map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(held).toHaveLength(2);
});

it('what a page throws reaches the server as an error, whatever it is', async () => {
  const renderer = await openThreads(1);
  const odd: Calls = () => Promise.reject(Object.assign(new Error('odd'), { hook: () => undefined }));
  await expect(pageAt(renderer, '/call', odd)).rejects.toThrow('odd');
  const uncloneable = { address: '/call', now: 0, edition: null, documents: [() => undefined] as never };
  for (let round = 0; round < 3; round += 1)
    await expect(renderer.render(uncloneable, noCalls)).rejects.toThrow('could not be cloned');
  expect(await pageAt(renderer, '/thread')).toMatch(/^\d+$/);
});

it('a build whose thread cannot run is known at the start', async () => {
  await expect(openThreads(1, 'broken')).rejects.toThrow('this build is broken');
});

it('closed, it has no thread left, even one that was about to start', async () => {
  const renderer = await openThreads(2);
  const { held, calls } = heldCalls();
  const pages = Promise.allSettled(Array.from({ length: 3 }, () => pageAt(renderer, '/call', calls)));
  await until(() => held.length === 2);
  await renderer.close();
  expect((await pages).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(pageAt(renderer, '/thread')).rejects.toThrow('The server stops.');
  expect(failures).toEqual([]);
});
